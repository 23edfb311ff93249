// `npm run editor`: accounts of the embedded mode. Talks to the running server, with its settings from the environment and its token.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../server/env.ts'

const USAGE = `Usage:
  npm run editor -- add <email> --role administrator|editor|viewer [--name <name>]
  npm run editor -- list
  npm run editor -- remove <email>
--server <origin> names the running server; otherwise HOST, PORT, TLS_CERT and DATA_DIR do, as for npm start.`

const ROLES = ['administrator', 'editor', 'viewer']

/** Ends the command with a sentence for whoever typed it. */
class Stop extends Error {}

function readCommand() {
  try {
    const options = { role: { type: 'string' }, name: { type: 'string' }, server: { type: 'string' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { ...values, action: positionals[0], email: positionals[1], extra: positionals.length > 2 }
  } catch (error) {
    throw new Stop(`${error.message}\n${USAGE}`)
  }
}

/** Where this machine reaches a server that was started with these settings. */
function originOf({ host, port, tls }) {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `${tls ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function tokenOf({ apiToken, dataDir }) {
  if (apiToken) return apiToken
  const file = path.resolve(dataDir, 'admin-token')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Stop(`The server's token can't be read from ${file}: set DATA_DIR to the server's data folder.`)
  }
}

function connect(server) {
  const settings = readSettings(process.env)
  if (settings.mode === 'hosted') throw new Stop('Accounts of hosted Sanity are managed at sanity.io/manage.')
  const origin = server ?? originOf(settings)
  if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? ''))
    throw new Stop('--server takes an origin such as http://localhost:8080.')
  const headers = { Authorization: `Bearer ${tokenOf(settings)}`, 'Content-Type': 'application/json' }
  return async (method, address, body) => {
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    const response = await fetch(new URL(address, origin), init).catch((error) => {
      throw new Stop(
        `No server answers at ${origin} (${error.cause?.message || error.message}): start it, or name it with --server.`,
      )
    })
    const answer = await response.json().catch(() => null)
    if (response.ok && answer !== null) return answer
    if (response.status === 401) throw new Stop(`The server at ${origin} does not know the token of this data folder.`)
    throw new Stop(answer?.message ?? answer?.error?.description ?? `The server at ${origin} answered ${response.status}.`)
  }
}

const isSame = (address, { email }) => email === address.trim().toLowerCase()

const ACTIONS = {
  async add(call, { email, role, name }) {
    if (!email || !ROLES.includes(role)) throw new Stop(USAGE)
    const { account, invitationUrl } = await call('POST', '/v1/accounts', { email, role, name })
    console.log(`${account.email} is ${account.role}. This link sets the password, once, within a week:\n${invitationUrl}`)
  },
  async list(call) {
    const accounts = await call('GET', '/v1/accounts')
    for (const { email, role, name, hasPassword } of accounts)
      console.log([email, role, name, hasPassword ? 'has a password' : 'invited'].join('\t'))
    if (accounts.length === 0) console.log('There are no accounts.')
  },
  async remove(call, { email }) {
    if (!email) throw new Stop(USAGE)
    const account = (await call('GET', '/v1/accounts')).find((each) => isSame(email, each))
    if (!account) throw new Stop(`There is no account of ${email}.`)
    await call('DELETE', `/v1/accounts/${encodeURIComponent(account.id)}`)
    console.log(`${account.email} is removed and signed out everywhere.`)
  },
}

try {
  const command = readCommand()
  const run = Object.hasOwn(ACTIONS, command.action ?? '') && !command.extra ? ACTIONS[command.action] : null
  if (!run) throw new Stop(USAGE)
  await run(connect(command.server), command)
} catch (error) {
  if (!(error instanceof Stop) && error?.name !== 'StartError') throw error
  console.error(error.message)
  process.exitCode = 1
}
