import { describe, expect, it } from 'vitest'
import { companionTypes, contentTypes, singletonTypes, submissionTypes } from '#studio/schemas/index.ts'
import { type DeskItem, deskFor } from '#studio/structure/desk.ts'
import { userWith } from './workspace.ts'

const flatten = (items: DeskItem[]): DeskItem[] => items.flatMap((item) => (item.kind === 'group' ? flatten(item.items) : [item]))

function typesOf(items: DeskItem[]) {
  return new Set(flatten(items).flatMap((item) => ('type' in item ? [item.type] : [])))
}

const names = (types: readonly { name: string }[]) => types.map(({ name }) => name)

describe('the desk', () => {
  it('shows every document type but the companions, which are opened from their webinar', () => {
    expect(typesOf(deskFor(userWith('editor')))).toEqual(new Set(names([...contentTypes, ...singletonTypes, ...submissionTypes])))
    for (const name of names(companionTypes)) expect(typesOf(deskFor(userWith('administrator')))).not.toContain(name)
  })

  it('opens singletons by their own id', () => {
    const documents = flatten(deskFor(userWith('editor'))).filter((item) => item.kind === 'document')
    for (const name of names(singletonTypes)) expect(documents).toContainEqual(expect.objectContaining({ type: name, id: name }))
    expect(documents).toContainEqual(expect.objectContaining({ type: 'landingPage', id: 'home' }))
  })

  it('does not list the home page a second time among the landing pages', () => {
    const list = flatten(deskFor(userWith('editor'))).find((item) => item.kind === 'list' && item.type === 'landingPage')
    expect(list).toMatchObject({ except: 'home' })
  })

  it('has an Inbox with a list for each kind of submission, newest first', () => {
    const inbox = deskFor(userWith('editor')).find((item) => item.kind === 'group' && item.id === 'inbox')
    const lists = inbox?.kind === 'group' ? inbox.items : []
    expect(typesOf(lists)).toEqual(new Set(names(submissionTypes)))
    for (const list of lists.filter(({ kind }) => kind === 'list'))
      expect(list).toMatchObject({ orderings: [{ field: 'createdOn', direction: 'desc' }] })
  })

  it('shows in the Inbox what the server could not deliver', () => {
    expect(flatten(deskFor(userWith('editor')))).toContainEqual(expect.objectContaining({ kind: 'outbox' }))
    expect(flatten(deskFor(userWith('viewer')))).not.toContainEqual(expect.objectContaining({ kind: 'outbox' }))
  })

  it.each([['a viewer', userWith('viewer')] as const, ['nobody', null] as const])('keeps the Inbox from %s', (_, user) => {
    for (const name of names(submissionTypes)) expect(typesOf(deskFor(user))).not.toContain(name)
  })
})
