import type { PublicConfig } from '#shared/config.ts'
import { StartError } from './process/start-error.ts'

/** Every setting of the process, checked; the environment is read here and nowhere else. */
export interface Settings {
  mode: 'embedded' | 'hosted'
  host: string
  /** 0 asks the system for a free port. */
  port: number
  dataDir: string
  /** Origin that visitors use, or null: the loopback address that the server listens on. */
  publicUrl: string | null
  /** Null: one is made and kept in `dataDir`. */
  appSecret: string | null
  projectId: string
  dataset: string
  /** Null: one is made and kept in `dataDir`. */
  apiToken: string | null
  /** Origin of Sanity's API in hosted mode. */
  apiHost: string
  useProjectHostname: boolean
  /** Proxies in front of this server whose `X-Forwarded-For` entries count. */
  trustProxy: number
  /** Form posts a minute and address. */
  rateLimit: number
  /** Milliseconds below which filling in a form counts as suspicious. */
  minFillTime: number
  tls: { certFile: string; keyFile: string } | null
  analyticsId: string | null
  smtpUrl: string | null
  mailFrom: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|[a-z0-9-]+\.localhost)$/i
export const isLoopbackHost = (host: string) => LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1'))

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !text.endsWith('?')
  )
}

/** Reads single variables and remembers what is wrong with them; an empty one counts as unset. */
function createReader(env: Environment) {
  const problems: string[] = []
  const text = (name: string) => env[name]?.trim() || null
  const matching = (name: string, allowed: string, isAllowed: (value: string) => boolean): string | null => {
    const value = text(name)
    if (value === null || isAllowed(value)) return value
    problems.push(`${name} must be ${allowed}`)
    return null
  }
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const isAllowed = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
    return Number(matching(name, `a whole number from ${min} to ${max}`, isAllowed) ?? fallback)
  }
  const origin = (name: string) => {
    const value = matching(name, 'an address such as https://www.example.com, without a path', isOrigin)
    return value === null ? null : new URL(value).origin
  }
  return { problems, text, matching, integer, origin }
}

const isToken = (value: string) => /^[\x21-\x7e]+$/.test(value)
const isMailUrl = (value: string) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname !== ''
const isSender = (value: string) => /^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/.test(value)

/**
 * Checks the environment.
 *
 * @throws StartError that lists every problem at once, each naming its variable and what it takes.
 */
export function readSettings(env: Environment): Settings {
  const { problems, text, matching, integer, origin } = createReader(env)
  const project = matching('SANITY_PROJECT_ID', 'a Sanity project id: lower-case letters, digits and dashes', (v) =>
    /^[a-z0-9][a-z0-9-]*$/.test(v),
  )
  // The embedded project's own name with a foreign API is another server of this kind.
  const isEmbedded = text('SANITY_PROJECT_ID') === null || (project === 'local' && text('SANITY_API_HOST') === null)
  const mode = isEmbedded ? 'embedded' : 'hosted'
  const host = matching('HOST', 'a host name or an IP address', (v) => /^[a-z0-9.:-]+$/i.test(v)) ?? '127.0.0.1'
  const apiHost = origin('SANITY_API_HOST')
  const certFile = text('TLS_CERT')
  const keyFile = text('TLS_KEY')
  const settings: Settings = {
    mode,
    host,
    port: integer('PORT', 8080, 0, 65_535),
    dataDir: text('DATA_DIR') ?? 'data',
    publicUrl: origin('PUBLIC_URL'),
    appSecret: matching('APP_SECRET', 'at least 32 characters long', (v) => v.length >= 32),
    projectId: project ?? 'local',
    dataset:
      matching('SANITY_DATASET', 'a dataset name: at most 64 lower-case letters, digits, _ and -', (v) =>
        /^[a-z0-9][a-z0-9_-]{0,63}$/.test(v),
      ) ?? 'production',
    apiToken: matching('SANITY_API_TOKEN', 'a token of printable characters without blanks', isToken),
    apiHost: apiHost ?? 'https://api.sanity.io',
    useProjectHostname: mode === 'hosted' && apiHost === null,
    trustProxy: integer('TRUST_PROXY', 0, 0, 10),
    rateLimit: integer('RATE_LIMIT', 30, 1, 1_000_000),
    minFillTime: integer('MIN_FILL_MS', 2000, 0, 600_000),
    tls: certFile && keyFile ? { certFile, keyFile } : null,
    analyticsId: matching('ANALYTICS_ID', 'a GA4 measurement id such as G-AB12CD34EF', (v) => /^G-[A-Z0-9]{4,20}$/.test(v)),
    smtpUrl: matching('SMTP_URL', 'an address such as smtp://user:password@mail.example.com:587', isMailUrl),
    mailFrom: matching('MAIL_FROM', 'a sender such as Example Ltd <info@example.com>', isSender),
  }
  const missing = (name: string, why: string) => text(name) === null && problems.push(`${name} is needed ${why}`)
  if (!isLoopbackHost(host)) missing('PUBLIC_URL', 'when HOST is not a loopback address')
  if (mode === 'hosted')
    for (const name of ['PUBLIC_URL', 'APP_SECRET', 'SANITY_API_TOKEN'])
      missing(name, 'when SANITY_PROJECT_ID names a hosted project')
  if (settings.smtpUrl) missing('MAIL_FROM', 'when SMTP_URL is set')
  if (certFile) missing('TLS_KEY', 'when TLS_CERT is set')
  if (keyFile) missing('TLS_CERT', 'when TLS_KEY is set')
  if (problems.length > 0) throw new StartError(`The settings can't be used: ${[...new Set(problems)].join('; ')}.`)
  return settings
}

/** The part of the settings that browser and Studio get, once the server's own origin is known. */
export function publicConfig(settings: Settings, listeningOrigin: string): PublicConfig {
  const publicUrl = settings.publicUrl ?? listeningOrigin
  const { projectId, dataset, analyticsId, useProjectHostname } = settings
  return {
    projectId,
    dataset,
    analyticsId,
    publicUrl,
    useProjectHostname,
    apiHost: settings.mode === 'embedded' ? publicUrl : settings.apiHost,
  }
}
