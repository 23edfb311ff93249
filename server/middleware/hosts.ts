import { isLoopbackAddress } from './client-address.ts'

/** Which `Host` names this server answers to, and which of them are the machine itself. */
export interface Hosts {
  isLoopback(host: string): boolean
  isKnown(host: string): boolean
}

/** Names that every system, or every browser, takes to be this machine (RFC 6761 6.3). */
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/** @param port the port that the server listens on */
export function createHosts(port: number, publicUrl: string): Hosts {
  const publicHost = new URL(publicUrl).host
  const isLoopback = (host: string) => {
    const { name, port: given } = /^(?<name>.*?)(:(?<port>\d+))?$/.exec(host.toLowerCase())?.groups ?? {}
    const isOurPort = given === undefined ? port === 80 || port === 443 : Number(given) === port
    return isOurPort && LOOPBACK_NAME.test(name ?? '')
  }
  return { isLoopback, isKnown: (host) => host.toLowerCase() === publicHost || isLoopback(host) }
}

const FORWARDING = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Real-IP',
]

/**
 * Whether a request may sign in as the machine's administrator without an account: it comes from this machine, under a name of this
 * machine, through no proxy.
 */
export function isAtTheMachine(request: { host: string; headers: Headers; remoteAddress: string }, hosts: Hosts): boolean {
  const isForwarded = FORWARDING.some((name) => request.headers.has(name))
  return hosts.isLoopback(request.host) && isLoopbackAddress(request.remoteAddress) && !isForwarded
}
