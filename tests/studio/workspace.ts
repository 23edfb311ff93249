import { createClient, type SanityClient } from '@sanity/client'
import { type CurrentUser, createWorkspaceFromConfig, type Workspace } from 'sanity'
import { API_VERSION } from '#shared/config.ts'
import config from '../../sanity.config.ts'

export type RoleName = 'administrator' | 'editor' | 'viewer'

export function userWith(role: RoleName): CurrentUser {
  return { id: `p-${role}`, name: role, email: `${role}@example.test`, role, roles: [{ name: role, title: role }] }
}

/** A client that reaches nothing; for what the Studio decides by itself. */
const unconnected = createClient({ projectId: 'local', dataset: 'production', apiVersion: API_VERSION, useCdn: false })

/** The Studio as it is configured, resolved for a user of one role. */
export function studioAs(role: RoleName, client: SanityClient = unconnected): Promise<Workspace> {
  return createWorkspaceFromConfig({ ...config, currentUser: userWith(role), getClient: () => client })
}
