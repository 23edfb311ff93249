import { expect, it } from 'vitest'
import { dropCompanions } from '#server/cms/drop-companions.ts'
import { createTestServer } from '../support/server.ts'
import { WEBINAR } from './fixtures.ts'

const access = (webinarId: string) => ({
  _id: `webinar-access.${webinarId}`,
  _type: 'webinarAccess',
  joinUrl: 'https://meet.example.com/join',
})

it('the private links of a webinar go with the webinar, and stay while it is only unpublished', async () => {
  const unpublished = { ...WEBINAR, _id: 'webinar-unpublished' }
  const deleted = { ...WEBINAR, _id: 'webinar-deleted' }
  const server = await createTestServer({
    documents: [unpublished, access(unpublished._id), deleted, access(deleted._id)],
  })
  const companions = () => server.admin.fetch<string[]>('*[_type == "webinarAccess"]._id')
  const following = dropCompanions(server.admin, (error) => server.errors.push(error))
  // Nobody says when the stream is open, so a first webinar is deleted until its links go.
  const probe = { ...WEBINAR, _id: 'webinar-probe' }
  await server.admin.createOrReplace(access(probe._id))
  await expect
    .poll(async () => {
      await server.admin.createOrReplace(probe)
      await server.admin.delete(probe._id)
      return companions()
    })
    .not.toContain(`webinar-access.${probe._id}`)
  await server.admin
    .transaction()
    .create({ ...unpublished, _id: `drafts.${unpublished._id}` })
    .delete(unpublished._id)
    .commit()
  await server.admin.delete(deleted._id)
  await expect.poll(companions).toEqual([`webinar-access.${unpublished._id}`])
  following.stop()
  await server.close()
})
