// `npm start`: checks the runtime, builds what is not built yet, then runs the server. Plain JavaScript, so that an old Node can say why it won't do.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`This server needs Node 22.18 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const dev = process.argv.includes('--dev')
// React reads this when it is first imported; without it the production server would run React's development build.
process.env.NODE_ENV = dev ? 'development' : 'production'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Builds in a process of its own, so that the builder's memory is gone before the server listens. */
function build() {
  const child = spawn(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' })
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      resolve(code)
    })
  })
}

const code = dev ? 0 : await build()
if (code !== 0) {
  console.error('The build did not finish, so the server does not start.')
  process.exit(1)
}
const { main } = await import('./main.ts')
await main({ dev, root })
