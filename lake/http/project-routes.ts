import { describeRole, listPeople } from '../auth/people.ts'
import { LakeError } from '../documents/lake-error.ts'
import { signedIn } from './access.ts'
import type { Context, Handler } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** The project, its datasets and what the caller may do in them; hosted services that a lake has none of are empty or absent. */
export const projectRoutes: readonly Route[] = [
  { method: 'GET', path: '/projects', handle: (context) => jsonResponse([describeProject(context)]) },
  { method: 'GET', path: '/projects/:project', handle: ofProject((context) => jsonResponse(describeProject(context))) },
  { method: 'GET', path: '/projects/:project/datasets', handle: ofProject(listDatasets) },
  { method: 'GET', path: '/projects/:project/datasets/:dataset/acl', handle: ofProject(listPermissions) },
  { method: 'GET', path: '/projects/:project/grants', handle: ofProject(() => jsonResponse(grants)) },
  { method: 'GET', path: '/projects/:project/permissions', handle: ofProject(() => jsonResponse([])) },
  { method: 'GET', path: '/projects/:project/features', handle: ofProject(() => jsonResponse([])) },
  { method: 'GET', path: '/projects/:project/user-applications', handle: ofProject(() => jsonResponse([])) },
  { method: 'GET', path: '/datasets', handle: listDatasets },
  { method: 'GET', path: '/features', handle: () => jsonResponse([]) },
]

/** @returns the handler, for the lake's own project only. */
function ofProject(handle: Handler): Handler {
  return (context) => {
    const { config } = context.services
    if (context.params.project !== config.projectId) {
      throw new LakeError('notFound', `Project "${context.params.project}" not found`, { errorCode: 'SIO-404-PNF' })
    }
    return handle(context)
  }
}

function describeProject(context: Context) {
  const { config, accounts } = context.services
  const me = signedIn(context)
  const people = new Map([...listPeople(config.tokens, accounts?.list() ?? []), me].map((person) => [person.id, person]))
  return {
    id: config.projectId,
    displayName: config.displayName ?? 'Content lake',
    studioHost: null,
    organizationId: 'local',
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    maxRetentionDays: 3650,
    features: [],
    members: [...people.values()].map(({ id, role }) => ({
      id,
      isCurrentUser: id === me.id,
      isRobot: false,
      roles: [describeRole(role)],
    })),
  }
}

function listDatasets({ services, url }: Context): Response {
  // Datasets of special profiles, such as that of comments, are set up by hosted services only.
  if ((url.searchParams.get('datasetProfile') ?? 'content') !== 'content') return jsonResponse([])
  return jsonResponse(
    services.config.datasets.map(({ name, aclMode }) => ({
      name,
      aclMode,
      tags: [],
      features: [],
      datasetProfile: 'content',
      addonFor: null,
    })),
  )
}

const editing = ['read', 'create', 'update', 'history', 'editHistory']

/** The Studio evaluates these filters in the browser and shows forms as read-only where `update` is missing. */
function listPermissions(context: Context): Response {
  const { role } = signedIn(context)
  return jsonResponse([{ filter: '_id in path("**")', permissions: role === 'viewer' ? ['read'] : editing }])
}

const grants = {
  'sanity.project': [{ grants: [{ name: 'read' }], config: {} }],
  'sanity.project.members': [{ grants: [{ name: 'read' }], config: {} }],
}
