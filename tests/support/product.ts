import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** The product as a user starts it: its own process, its own data folder, a port chosen by the system. */
export interface Product {
  /** `http://127.0.0.1:<port>` */
  origin: string
  dataDir: string
  process: ChildProcess
  /** Everything printed so far, stdout and stderr. */
  output: () => string
  /** Ends the process with `signal`, waits for it and returns its exit code (null when the signal ended it). */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

const READY = /^Ready on (\S+) \(Studio \S+\/studio\)$/

const DIRECTLY = [process.execPath, 'server/start.mjs'] as const

/** A new data folder: with the starter content already imported where a run of all tests has prepared one, else empty. */
async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'product-'))
  if (process.env.PREPARED_DATA) await cp(process.env.PREPARED_DATA, folder, { recursive: true })
  return folder
}

/** Starts the product by `command` and resolves when it is ready; rejects with its output when it ends before that. */
export async function startProduct(
  env: Record<string, string> = {},
  dataDir?: string,
  [program, ...args]: readonly [string, ...string[]] = DIRECTLY,
): Promise<Product> {
  const folder = dataDir ?? (await newDataDir())
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: '0', DATA_DIR: folder, ...env },
  })
  const lines: string[] = []
  const ended = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const ready = READY.exec(line)
      if (ready?.[1]) resolve(ready[1])
    })
    child.on('error', reject)
    ended.then(([code]) => reject(new Error(`ended with ${code} before it was ready:\n${lines.join('\n')}`)))
  })
  return {
    origin,
    dataDir: folder,
    process: child,
    output: () => lines.join('\n'),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** Removes the data folder of a stopped product. */
export const discard = (product: Product) => rm(product.dataDir, { recursive: true, force: true })
