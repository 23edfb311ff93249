import type { Identity } from '../documents/types.ts'

/** The lake's end of an opened WebSocket. */
export interface PresenceSocket {
  send(text: string): void
  close(): void
}

/** The other end, as the owner of the socket drives it. */
export interface PresenceConnection {
  message(text: string): void
  closed(): void
}

/** Who is where in the Studio: JSON-RPC 2.0 over sockets, nothing of it is kept. */
export interface Presence {
  /** Takes a socket; null when there are too many. */
  connect(socket: PresenceSocket, dataset: string): PresenceConnection | null
  close(): void
}

interface PresenceDependencies {
  identify(token: string): Promise<Identity | null>
  ids: () => string
  /** Milliseconds between heartbeats. */
  heartbeat: number
}

interface Member {
  socket: PresenceSocket
  dataset: string
  identity: Identity | null
  subscriptions: Set<string>
}

const maximalMembers = 500
const maximalMessage = 64_000
const maximalSubscriptions = 20

type Params = Record<string, unknown>

/** @returns a room per dataset, all empty. */
export function createPresence({ identify, ids, heartbeat }: PresenceDependencies): Presence {
  const members = new Set<Member>()
  let timer: ReturnType<typeof setInterval> | undefined

  function tellOthers(member: Member, result: object): void {
    for (const other of members) {
      if (other === member || other.dataset !== member.dataset || other.identity === null) continue
      for (const subscription of other.subscriptions) {
        const params = { subscription, result }
        other.socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }))
      }
    }
  }

  async function authorize(member: Member, { authorization }: Params): Promise<unknown> {
    const token = typeof authorization === 'string' ? authorization.replace(/^Bearer\s+/i, '') : ''
    member.identity = token === '' ? null : await identify(token)
    if (member.identity === null) throw new Error('Session not found')
    return 'ok'
  }

  function call(member: Member, identity: Identity, method: string, params: Params): unknown {
    const i = identity.id
    switch (method) {
      case 'presence_subscribe': {
        if (member.subscriptions.size >= maximalSubscriptions) throw new Error('Too many subscriptions')
        const subscription = ids()
        member.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        member.subscriptions.delete(String(params.subscriptionId))
        return 'ok'
      case 'presence_rollcall':
        tellOthers(member, { type: 'rollCall', i, session: params.session })
        return 'ok'
      case 'presence_announce':
        tellOthers(member, { type: 'state', i, m: params.data })
        return 'ok'
      case 'presence_disconnect':
        tellOthers(member, { type: 'disconnect', i, m: { session: params.session } })
        return 'ok'
      default:
        throw new Error(`Unknown method ${method}`)
    }
  }

  async function answer(member: Member, text: string): Promise<void> {
    const message = parse(text)
    if (message === null) return member.socket.close()
    const { id, method, params } = message
    try {
      if (method !== 'authorization' && member.identity === null) throw new Error('Session not found')
      const result =
        member.identity === null || method === 'authorization'
          ? await authorize(member, params)
          : call(member, member.identity, method, params)
      member.socket.send(JSON.stringify({ jsonrpc: '2.0', id, result }))
    } catch (error) {
      const description = error instanceof Error ? error.message : 'Internal error'
      member.socket.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: description } }))
    }
  }

  function leave(member: Member): void {
    members.delete(member)
    if (members.size === 0) clearInterval(timer)
  }

  return {
    connect(socket, dataset) {
      if (members.size >= maximalMembers) return null
      const member: Member = { socket, dataset, identity: null, subscriptions: new Set() }
      if (members.size === 0) {
        timer = setInterval(() => {
          for (const { socket: each } of members) each.send('♥')
        }, heartbeat)
      }
      members.add(member)
      return {
        message: (text) => {
          if (text.length > maximalMessage) socket.close()
          else void answer(member, text)
        },
        closed: () => leave(member),
      }
    },
    close() {
      for (const member of [...members]) {
        leave(member)
        member.socket.close()
      }
    },
  }
}

function parse(text: string): { id: unknown; method: string; params: Params } | null {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null || !('method' in message) || typeof message.method !== 'string')
      return null
    const params =
      'params' in message && typeof message.params === 'object' && message.params !== null ? { ...message.params } : {}
    return { id: 'id' in message ? message.id : null, method: message.method, params }
  } catch {
    return null
  }
}
