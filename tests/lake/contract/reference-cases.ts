import { expect } from 'vitest'
import { type CaseGroup, ref, refusal } from './world.ts'

/** References between documents. */
export const referenceCases: CaseGroup = {
  title: 'references',
  cases: [
    {
      title: 'refuses a strong reference to nothing with 409',
      async run(world) {
        const { status, body } = await refusal(
          world.client('administrator').create({ _id: world.id('dangling'), _type: 'thing', to: ref(world.id('void')) }),
        )
        expect(status).toBe(409)
        expect(body.error.items?.[0]?.error.type).toBe('documentReferencesNonExistentDocumentsError')
      },
    },
    {
      title: 'takes a weak reference to nothing',
      async run(world) {
        await world
          .client('administrator')
          .create({ _id: world.id('weak'), _type: 'thing', to: ref(world.id('void'), { _weak: true }) })
      },
    },
    {
      title: 'takes strong references within one transaction, in any order',
      async run(world) {
        await world
          .client('administrator')
          .transaction()
          .create({ _id: world.id('first'), _type: 'thing', to: ref(world.id('second')) })
          .create({ _id: world.id('second'), _type: 'thing' })
          .commit()
      },
    },
    {
      title: 'refuses to delete what is strongly referred to with 409 and says by whom',
      async run(world) {
        const client = world.client('administrator')
        await client
          .transaction()
          .create({ _id: world.id('held'), _type: 'thing' })
          .create({ _id: world.id('holder'), _type: 'thing', to: ref(world.id('held')) })
          .commit()
        const { status, body } = await refusal(client.delete(world.id('held')))
        expect(status).toBe(409)
        expect(body.error.items?.[0]?.error).toMatchObject({
          type: 'documentHasReferencesError',
          referencingIDs: [world.id('holder')],
        })
        await client.transaction().delete(world.id('held')).delete(world.id('holder')).commit()
      },
    },
  ],
}
