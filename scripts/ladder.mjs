// Who may import whom (one ladder, imports only go down). Writes biome.ladder.json; `--check` fails when that file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

/** Rooms inside src/, top first: a room sees those below it, never its siblings. */
const SITE = [['app'], ['pages'], ['blocks'], ['features'], ['content', 'forms'], ['cms', 'i18n'], ['ui'], ['lib']]
/** Typegen follows relative paths only, so queries reach the CMS's projections that way. */
const PROJECTIONS = ['../*.groq.ts', '../../cms/*.groq.ts', '../cms/*.groq.ts', '../../blocks/fragments.ts']
/** Rooms inside lake/, top first; documents/types.ts is the model, which every room may name. */
const LAKE = [['http'], ['listen', 'history', 'auth', 'assets'], ['query', 'mutations'], ['storage'], ['documents']]
const LAKE_DOORS = ['#lake/lake.ts', '#lake/**/*.node.ts', '#lake/storage/storage.ts', '#lake/documents/types.ts']

/** What a lake in a browser stands on, and the parts of the server that know no Node. */
const LAKE_IN_MEMORY = ['#lake/storage/memory.ts', '#lake/assets/plain-images.ts', '#lake/storage/memory-blobs.ts']
const SERVER_WITHOUT_NODE = [
  '#server/submissions/**',
  '#server/cms/clients.ts',
  '#server/content/archive-format.ts',
  '#server/content/import-content.ts',
]

const below = (rooms, index) => rooms.slice(index + 1).flat()

const siteRooms = SITE.flatMap((row, index) =>
  row.map((room) => ({
    name: `src/${room}`,
    files: [`src/${room}/**`],
    allow: [
      ...below(SITE, index).map((lower) => `#src/${lower}/**`),
      '#shared/**',
      // The door of the mock mode, opened by its own entry alone.
      ...(room === 'app' ? ['#src/mocks/start.ts'] : []),
    ],
    up: index < SITE.findIndex((row) => row.includes('cms')) ? PROJECTIONS : [],
  })),
)

const lakeRooms = LAKE.flatMap((row, index) =>
  row.flatMap((room) => {
    const up = ['../documents/types.ts', ...below(LAKE, index).map((lower) => `../${lower}/**`)]
    return [
      { name: `lake/${room}`, files: [`lake/${room}/**`, '!lake/**/*.node.ts'], up },
      { name: `lake/${room} on Node`, files: [`lake/${room}/**/*.node.ts`], up, node: true },
    ]
  }),
)

/** One row a room: its files, the `#` addresses that it may name, where it may climb to with `../`, whether it may use Node. */
const rooms = [
  { name: 'shared', files: ['shared/**'], up: ['../**'] },
  ...siteRooms,
  {
    name: 'src/mocks',
    files: ['src/mocks/**'],
    allow: ['#src/cms/**', '#src/lib/**', '#shared/**', ...LAKE_DOORS, ...LAKE_IN_MEMORY, ...SERVER_WITHOUT_NODE],
  },
  ...lakeRooms,
  { name: 'lake', files: ['lake/*.ts'] },
  { name: 'studio', files: ['studio/**', 'sanity.config.ts'], allow: ['#shared/**', '#studio/**'], up: ['../**'] },
  { name: 'server/submissions', files: ['server/submissions/**'], allow: ['#shared/**'] },
  {
    name: 'server',
    files: ['server/**', '!server/submissions/**'],
    allow: ['#shared/**', ...LAKE_DOORS, '#src/app/renderer.ts', '#src/app/entry-server.tsx'],
    up: ['../**'],
    node: true,
  },
]

const except = (patterns) => patterns.map((pattern) => `!${pattern}`)

function override({ name, files, allow = [], up = [], node = false }) {
  const patterns = [
    { group: ['#*', '#*/**', ...except(allow)], message: `${name} may not import this room: imports only go down the ladder.` },
    { group: ['../**', ...except(up)], message: `${name} may not climb there: name a room below it, or ./ within the folder.` },
  ]
  if (!node)
    patterns.push({ group: ['node:*', 'node:*/**'], message: `${name} knows no Node: pass it in, or use a *.node.ts file.` })
  return { includes: files, linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } } }
}

const wanted = { $schema: './node_modules/@biomejs/biome/configuration_schema.json', overrides: rooms.map(override) }
const file = new URL('../biome.ladder.json', import.meta.url)

if (process.argv.includes('--check')) {
  if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), wanted)) {
    console.error('biome.ladder.json is stale: run node scripts/ladder.mjs')
    process.exit(1)
  }
} else {
  writeFileSync(file, `${JSON.stringify(wanted, null, 2)}\n`)
}
