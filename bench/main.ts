// `npm run bench`: every measurement, each beside its baseline in the same run; `npm run bench -- <name> …` runs some.
import { fanOut } from './fan-out.ts'
import { health } from './health.ts'
import { images } from './images.ts'
import { queries } from './queries.ts'
import { search } from './search.ts'
import { startUp } from './start-up.ts'
import { submissions } from './submissions.ts'
import { formatTable, type Table } from './table.ts'
import { transactions } from './transactions.ts'
import { typing } from './typing.ts'

const MEASUREMENTS: Record<string, () => Promise<Table>> = {
  queries,
  transactions,
  'fan-out': fanOut,
  images,
  'start-up': startUp,
  health,
  submissions,
  search,
  typing,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(MEASUREMENTS, name))
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (names.length === 0 || names.includes(name)) console.log(formatTable(await measure()))
}
