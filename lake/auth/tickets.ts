import type { Clock, Identity } from '../documents/types.ts'

/** Carries an identity over a redirect, on which browsers drop the `Authorization` header. */
export interface Tickets {
  issue(identity: Identity | null, path: string): string
  /** Whom the ticket was issued to for this path; undefined for a ticket that is unknown, used, or too old. */
  redeem(ticket: string, path: string): Identity | null | undefined
}

const lifetime = 30_000
const maximalOpen = 10_000

/** @returns tickets that are good once and for half a minute; they live in this process only. */
export function createTickets({ clock, ids }: { clock: Clock; ids: () => string }): Tickets {
  const open = new Map<string, { identity: Identity | null; path: string; expiresAt: number }>()
  return {
    issue(identity, path) {
      const now = clock()
      for (const [ticket, { expiresAt }] of open) {
        if (expiresAt > now && open.size < maximalOpen) break
        open.delete(ticket)
      }
      const ticket = ids() + ids()
      open.set(ticket, { identity, path, expiresAt: now + lifetime })
      return ticket
    },
    redeem(ticket, path) {
      const found = open.get(ticket)
      open.delete(ticket)
      return found !== undefined && found.path === path && found.expiresAt > clock() ? found.identity : undefined
    },
  }
}
