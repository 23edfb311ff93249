import type { Identity, Role } from '../documents/types.ts'

/** Who uses the Studio on the machine that it runs on, without an account. */
export const localAdministrator: Identity = {
  id: 'p-local',
  name: 'Local administrator',
  email: 'administrator@localhost',
  role: 'administrator',
}

const titles: Record<Role, string> = { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer' }

/** A role as Sanity's user and project answers have it. */
export function describeRole(role: Role) {
  return { name: role, title: titles[role], description: '' }
}

/** Everyone who may be named in a history, each once. */
export function listPeople(tokens: readonly { identity: Identity }[], accounts: readonly Identity[]): Identity[] {
  const people = new Map<string, Identity>()
  for (const person of [localAdministrator, ...tokens.map(({ identity }) => identity), ...accounts]) people.set(person.id, person)
  return [...people.values()]
}
