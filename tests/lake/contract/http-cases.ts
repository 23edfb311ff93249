import { expect } from 'vitest'
import { ORIGIN } from '../support/test-lake.ts'
import type { Case, CaseGroup, World } from './world.ts'

const local = (title: string, run: Case['run']): Case => ({ title, run, onlyLocal: true })
const json = async (response: Promise<Response>) => (await response).json()
const put = (world: World, body: unknown, as: 'editor' | 'viewer' = 'editor') =>
  world.api('/users/me/keyvalue', {
    as,
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

const corsCases: Case[] = [
  local('answers a preflight of an allowed origin', async (world) => {
    const headers = {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization, x-sanity-project-id',
    }
    const response = await world.api('/data/query/production', { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('authorization, x-sanity-project-id')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(600)
    expect(response.headers.get('Vary')).toContain('Origin')
  }),
  ...['http://evil.example', 'null', `${ORIGIN}.evil.example`].map((origin) =>
    local(`gives the origin ${origin} no permission`, async (world) => {
      for (const init of [{ method: 'OPTIONS' }, {}]) {
        const response = await world.api(`/data/query/${world.dataset}?query=1`, { ...init, headers: { Origin: origin } })
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
        expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
        expect(response.headers.get('Vary')).toContain('Origin')
      }
    }),
  ),
  ...[
    `/data/query/production?query=1`,
    '/data/query/production?query=*[',
    '/nowhere',
    '/users/me',
    '/data/listen/production?query=*',
    '/data/live/events/production',
  ].map((path) =>
    local(`echoes the allowed origin on ${path}`, async (world) => {
      const response = await world.api(path, { headers: { Origin: ORIGIN } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
      expect(response.headers.get('Vary')).toContain('Origin')
      await response.body?.cancel()
    }),
  ),
]

const routeCases: Case[] = [
  ...[
    '/nowhere',
    '/data',
    '/data/query',
    '/data/mutate/production/x',
    '/users',
    '/projects/local/unknown',
    '/journey/trial',
    '/subscriptions/project/local',
  ].map((path) =>
    local(`answers 404 with a body to ${path}`, async (world) => {
      const response = await world.api(path, { as: 'administrator' })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found', message: expect.any(String) })
    }),
  ),
  local('answers 405 to a method that a path does not take', async (world) => {
    expect((await world.api('/data/mutate/production', { as: 'administrator' })).status).toBe(405)
    expect((await world.api('/users/me', { as: 'administrator', method: 'DELETE' })).status).toBe(405)
  }),
  ...['v1', 'vX', 'v2021-06-07', 'v2022-06-30', 'v2026-05-04', 'v2099-12-31'].map((version) =>
    local(`answers API version ${version}`, async (world) => {
      expect((await world.api(`/${version}/data/query/production?query=1`)).status).toBe(200)
    }),
  ),
  local('answers HEAD as GET without a body', async (world) => {
    const response = await world.api('/data/query/production?query=1', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  }),
  local('lets nothing of the API be kept by a cache', async (world) => {
    expect((await world.api('/data/query/production?query=1')).headers.get('Cache-Control')).toContain('no-store')
  }),
  ...['[', '{"a":'].map((open) =>
    local(`refuses a body of nothing but ${open}`, async (world) => {
      const headers = { 'Content-Type': 'application/json' }
      for (const path of ['/data/mutate/production', '/data/query/production', '/data/actions/production']) {
        const body = `{"query":"1","params":{"p":${open.repeat(100_000)}1`
        expect((await world.api(path, { as: 'administrator', method: 'POST', body, headers })).status, path).toBe(400)
      }
    }),
  ),
  local('refuses a query that is nested too deeply', async (world) => {
    const query = `${'('.repeat(20_000)}1${')'.repeat(20_000)}`
    const body = JSON.stringify({ query })
    const response = await world.api('/data/query/production', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error.type).toBe('queryParseError')
  }),
  local('refuses a query that is too long with 413', async (world) => {
    const body = JSON.stringify({ query: `"${'x'.repeat(100_001)}"` })
    const response = await world.api('/data/query/production', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(413)
  }),
  local('ignores request tags', async (world) => {
    expect((await world.api('/data/query/production?query=1&tag=a.b')).status).toBe(200)
  }),
]

const userCases: Case[] = [
  local('tells who is signed in', async (world) => {
    expect(await json(world.api('/users/me', { as: 'editor' }))).toMatchObject({
      id: 'p-editor',
      name: 'The editor',
      role: 'editor',
      roles: [{ name: 'editor', title: 'Editor' }],
    })
  }),
  local('tells anonymous callers that there is no session', async (world) => {
    const response = await world.api('/users/me')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Session not found',
      errorCode: 'SIO-401-ANF',
    })
  }),
  local('names one user as an object, several as a list, nobody as null', async (world) => {
    expect(await json(world.api('/users/p-editor', { as: 'viewer' }))).toMatchObject({
      id: 'p-editor',
      displayName: 'The editor',
      isCurrentUser: false,
    })
    expect(await json(world.api('/users/p-editor,p-viewer,p-nobody', { as: 'viewer' }))).toHaveLength(2)
    expect(await json(world.api('/users/p-nobody', { as: 'viewer' }))).toBeNull()
  }),
  local('keeps each user’s settings', async (world) => {
    const entries = [
      { key: world.id('k'), value: { layout: 'list' } },
      { key: world.id('n'), value: null },
    ]
    expect(await json(put(world, entries))).toEqual(entries)
    expect(
      await json(world.api(`/users/me/keyvalue/${world.id('k')},${world.id('n')},${world.id('none')}`, { as: 'editor' })),
    ).toEqual(entries)
    expect(await json(world.api(`/users/me/keyvalue/${world.id('k')}`, { as: 'viewer' }))).toEqual([])
  }),
  local('refuses settings that are none', async (world) => {
    for (const body of [[1], [{ value: 1 }], [{ key: 1, value: 1 }], [{ key: 'x'.repeat(300), value: 1 }]])
      expect((await put(world, body)).status).toBe(400)
  }),
  local('describes the project and its members', async (world) => {
    const project = await json(world.api('/projects/local?includeMembers=true', { as: 'editor' }))
    expect(project).toMatchObject({ id: 'local', isBlocked: false, features: [] })
    expect(project.members).toContainEqual({
      id: 'p-editor',
      isCurrentUser: true,
      isRobot: false,
      roles: [expect.objectContaining({ name: 'editor' })],
    })
  }),
  local('knows no other project', async (world) => {
    expect(await json(world.api('/projects/other', { as: 'editor' }))).toMatchObject({
      statusCode: 404,
      errorCode: 'SIO-404-PNF',
    })
  }),
  local('lists the datasets, and none of special profiles', async (world) => {
    expect(await json(world.api('/projects/local/datasets', { as: 'editor' }))).toMatchObject([
      { name: 'production', aclMode: 'public' },
      { name: 'secret', aclMode: 'private' },
    ])
    expect(
      await json(world.api('/projects/local/datasets?datasetProfile=comments&addonFor=production', { as: 'editor' })),
    ).toEqual([])
  }),
  local('lets editors edit and viewers only read', async (world) => {
    const permissions = async (as: 'editor' | 'viewer') =>
      (await json(world.api('/projects/local/datasets/production/acl', { as })))[0].permissions
    expect(await permissions('editor')).toEqual(['read', 'create', 'update', 'history', 'editHistory'])
    expect(await permissions('viewer')).toEqual(['read'])
  }),
  local('offers no hosted services', async (world) => {
    expect(await json(world.api('/intake/telemetry-status', { as: 'editor' }))).toEqual({ status: 'denied' })
    expect(await json(world.api('/features', { as: 'editor' }))).toEqual([])
    expect(Object.keys(await json(world.api('/projects/local/grants', { as: 'editor' })))).not.toContain(
      'sanity.project.deployStudio',
    )
  }),
  ...[
    '/projects/local',
    '/projects/local/datasets',
    '/projects/local/datasets/production/acl',
    '/projects/local/grants',
    '/datasets',
    '/users/p-editor',
    '/users/me/keyvalue/x',
  ].map((path) =>
    local(`wants a token for ${path}`, async (world) => {
      expect((await world.api(path)).status).toBe(401)
    }),
  ),
]

/** The API as HTTP: routes, cross-origin rules, people, the project. */
export const httpCases: CaseGroup = { title: 'HTTP', cases: [...corsCases, ...routeCases, ...userCases] }
