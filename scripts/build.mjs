// `npm run build`: site for browsers, site for the server, Studio. `--if-stale` builds only what the sources no longer match.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const dist = path.join(root, 'dist')
const cache = path.join(root, '.cache')
const scratch = () => path.join(cache, `build-${randomUUID()}`)

/** Everything that can change a byte of the build. */
const SOURCES = [
  'src',
  'studio',
  'shared',
  'lake',
  'server/submissions',
  'scripts',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'sanity.config.ts',
]

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function hashSources() {
  const listed = await Promise.all(
    SOURCES.map(async (name) => [path.join(root, name), ...(await filesBelow(path.join(root, name)))]),
  )
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of listed.flat().sort()) {
    const bytes = await readFile(file).catch(() => null) // a folder, or a file that this checkout doesn't have
    if (bytes) hash.update(`\n${path.relative(root, file)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|txt|xml|webmanifest|wasm)$/
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside each text asset that they make smaller; the server only hands them out. */
async function precompress(folder, quality) {
  const files = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.test(file))
  for (const file of files) {
    const bytes = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    const [br, gz] = await Promise.all([compressBrotli(bytes, { params }), compressGzip(bytes)])
    if (br.length < bytes.length) await writeFile(`${file}.br`, br)
    if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
  }
}

/** One part: `mode` and `ssr` choose it in vite.config.ts, which knows everything but where the output goes. */
const PARTS = [
  { name: 'site for browsers', folder: 'client', mode: 'production', quality: 11 },
  { name: 'site for the server', folder: 'server', mode: 'production', ssr: 'src/app/entry-server.tsx' },
  { name: 'Studio', folder: 'studio', mode: 'studio', quality: 9 },
]

async function buildAll(stamp) {
  // Loaded here alone: a start that finds its build done does not wait for the builder.
  const { build } = await import('vite')
  // The folder takes its name only when it is whole: an interrupted build is never taken for one.
  const fresh = scratch()
  try {
    for (const { name, folder, mode, ssr, quality } of PARTS) {
      const started = performance.now()
      process.stdout.write(`Building the ${name} …`)
      const outDir = path.join(fresh, folder)
      await build({
        configFile: path.join(root, 'vite.config.ts'),
        mode,
        logLevel: 'warn',
        build: { outDir, emptyOutDir: true, ...(ssr ? { ssr } : {}) },
      })
      if (quality) await precompress(outDir, quality)
      console.log(` ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    await writeFile(path.join(fresh, 'stamp'), stamp)
    const old = scratch()
    const hadOne = await rename(dist, old).then(
      () => true,
      () => false, // nothing was built before
    )
    await rename(fresh, dist)
    if (hadOne) await rm(old, { recursive: true, force: true })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Removes what interrupted builds left; a young one may still be at work. */
async function removeLeftovers() {
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name)
    const isOld = name.startsWith('build-') && Date.now() - (await stat(folder)).mtimeMs > 3_600_000
    if (isOld) await rm(folder, { recursive: true, force: true })
  }
}

// Vite takes the working folder for the project's.
process.chdir(root)
process.env.NODE_ENV = 'production'
const stamp = await hashSources()
const built = await readFile(path.join(dist, 'stamp'), 'utf8').catch(() => '') // '' when nothing was built yet
if (!process.argv.includes('--if-stale') || built !== stamp) {
  try {
    await removeLeftovers()
    await buildAll(stamp)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
