import type { Workspace } from 'sanity'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentTypes, singletonTypes, submissionTypes } from '#studio/schemas/index.ts'
import { type RoleName, studioAs } from './workspace.ts'

const studios = new Map<RoleName, Workspace>()
beforeAll(async () => {
  for (const role of ['administrator', 'editor', 'viewer'] as const) studios.set(role, await studioAs(role))
})

function actions(role: RoleName, schemaType: string, documentId: string) {
  const context = { schemaType, documentId, releaseId: undefined, versionType: 'published' } as const
  return (studios.get(role)?.document.actions(context) ?? []).map(({ action }) => action)
}

const creatable = (role: RoleName) =>
  (studios.get(role)?.document.resolveNewDocumentOptions({ type: 'global' }) ?? []).map(({ templateId }) => templateId).sort()

const tools = (role: RoleName) => studios.get(role)?.tools.map(({ name }) => name)

describe('actions of a document', () => {
  it.each(submissionTypes.map(({ name }) => name))('let editors release and delete a %s and nothing else', (type) => {
    // Actions of one's own have no name of Sanity's.
    expect(actions('editor', type, 'path.1')).toEqual([undefined, 'delete'])
    expect(actions('viewer', type, 'path.1')).toEqual([])
  })

  const oneOfAKind: [type: string, id: string][] = [
    ...singletonTypes.map(({ name }): [string, string] => [name, name]),
    ['landingPage', 'home'],
    ['landingPage', 'drafts.home'],
  ]
  it.each(oneOfAKind)('never duplicate, unpublish or delete the one %s', (type, id) => {
    const offered = actions('administrator', type, id)
    expect(offered).toContain('publish')
    expect(offered).not.toContain('delete')
    expect(offered).not.toContain('duplicate')
    expect(offered).not.toContain('unpublish')
  })

  it('leave other landing pages and events as Sanity has them', () => {
    for (const type of ['landingPage', 'event'])
      expect(actions('editor', type, 'spring')).toEqual(expect.arrayContaining(['publish', 'delete', 'duplicate', 'unpublish']))
  })

  it('do nothing to the companion of a webinar, which is saved as it is typed', () => {
    expect(actions('administrator', 'webinarAccess', 'webinar-access.a')).toEqual([])
  })
})

describe('new documents', () => {
  it('are content alone: no singleton, no submission, no companion', () => {
    const content = contentTypes.map(({ name }) => name as string).sort()
    expect(creatable('editor')).toEqual(content)
    expect(creatable('administrator')).toEqual(content)
  })

  it('are not for viewers', () => {
    expect(creatable('viewer')).toEqual([])
  })
})

it('keeps the tool for raw queries to administrators', () => {
  expect(tools('administrator')).toContain('vision')
  expect(tools('editor')).not.toContain('vision')
  expect(tools('viewer')).toEqual(['structure'])
})
