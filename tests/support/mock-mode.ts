import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

/** `npm run dev:mock` on a port of the system's choice: files from Vite, and no server of ours. */
export async function startMockMode(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--mode', 'mock', '--host', '127.0.0.1', '--port', '0'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    },
  )
  const ended = once(child, 'close')
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)
      if (found) resolve(found[0])
    })
    ended.then(([code]) => reject(new Error(`Vite ended with ${code}:\n${output}`)), reject)
  })
  return {
    origin,
    async stop() {
      child.kill()
      await ended
    },
  }
}
