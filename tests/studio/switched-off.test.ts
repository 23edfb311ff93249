import type { Workspace } from 'sanity'
import { beforeAll, describe, expect, test } from 'vitest'
import { studioAs } from './workspace.ts'

let studio: Workspace
beforeAll(async () => {
  studio = await studioAs('administrator')
})

describe('the Studio offers nothing that the content lake refuses', () => {
  test.each(['releases', 'scheduledDrafts', 'scheduledPublishing', 'tasks', 'mediaLibrary', 'announcements'] as const)(
    'no %s',
    (feature) => {
      expect(studio[feature]).toMatchObject({ enabled: false })
    },
  )

  test.each(['spring', 'drafts.spring'])('no schedule among the actions of %s', (documentId) => {
    const context = { schemaType: 'event', documentId, releaseId: undefined, versionType: 'published' } as const
    const names = (studio.document.actions(context) ?? []).map(({ action }) => action ?? '')
    expect(names).toContain('publish')
    expect(names.filter((name) => /schedul|release/i.test(name))).toEqual([])
  })

  test('no tool for releases or schedules', () => {
    expect(studio.tools.map(({ name }) => name).filter((name) => /schedul|release/i.test(name))).toEqual([])
  })
})
