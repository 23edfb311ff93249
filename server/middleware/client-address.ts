import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** The plain address of an entry of `X-Forwarded-For`: without brackets, port, zone, or the IPv6 coat of an IPv4 address. */
function plainAddress(entry: string): string | null {
  const text = entry.trim()
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The address of the visitor. `X-Forwarded-For` counts only from its right end, one entry for each of the `trustProxy` proxies in
 * front of this server; whatever a visitor writes into the header stands further left.
 */
export function clientAddress(remoteAddress: string | undefined, forwardedFor: string | null, trustProxy: number): string {
  const socket = plainAddress(remoteAddress ?? '') ?? 'unknown'
  const hops = [socket, ...(forwardedFor?.split(',') ?? []).reverse().map(plainAddress)]
  const index = Math.min(trustProxy, hops.length - 1)
  return hops.slice(0, index + 1).findLast((hop) => hop !== null) ?? socket
}

/** All eight groups of an IPv6 address; a dotted end counts as two. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  return tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/** What rate limits count by: an IPv4 address, or the /64 network of an IPv6 one, which one customer has for himself. */
export function rateLimitKey(address: string): string {
  if (isIP(address) !== 6) return address
  return groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
