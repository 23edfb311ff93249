import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sanityImport } from '@sanity/import'
import { expect, it } from 'vitest'
import { createTestLake } from '#tests/lake/support/test-lake.ts'
import { packContent } from '../../scripts/content/archive.ts'
import { contentFolder, documents } from './dataset.ts'

it("passes Sanity's own import, and shows anonymous readers everything but the links of the webinars", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  const lake = createTestLake()
  try {
    const file = join(folder, 'content.tar.gz')
    await writeFile(file, packContent(contentFolder, new Date('2031-08-20T09:00:00Z')))
    const client = lake.client('administrator')
    const { numDocs, warnings } = await sanityImport(createReadStream(file), { client, operation: 'createOrReplace' })
    expect([numDocs, warnings]).toEqual([documents.length, []])

    const query = `{
      "documents": count(*[!(_type match "sanity.*")]),
      "unresolved": *[defined(bannerImg) && !defined(bannerImg.asset->url)]._id,
      "weak": *[_id == "siteSettings" && defaultBrochure._weak == true]._id,
      "brochures": *[_type == "brochure"]{"type": file.asset->mimeType},
      "access": count(*[_type == "webinarAccess"])
    }`
    const own = await client.fetch(query)
    expect(own).toMatchObject({ documents: documents.length, unresolved: [], weak: [], access: 8 })
    expect(own.brochures).toEqual(Array(5).fill({ type: 'application/pdf' }))
    expect(await lake.client('anonymous').fetch(query)).toMatchObject({ documents: documents.length - 8, access: 0 })
  } finally {
    lake.close()
    await rm(folder, { recursive: true })
  }
})
