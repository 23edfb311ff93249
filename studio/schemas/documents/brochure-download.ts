import { DownloadIcon } from '@sanity/icons/Download'
import { defineType } from 'sanity'
import { brochureDownloadPreview } from '../../previews/submission-preview.ts'
import { brochureReference } from '../fields/brochure-reference.ts'
import { newestFirst, recordFields, visitorField } from '../fields/submission-fields.ts'

export const brochureDownloadType = defineType({
  name: 'brochureDownload',
  title: 'Brochure download',
  type: 'document',
  icon: DownloadIcon,
  liveEdit: true,
  readOnly: true,
  fields: [
    visitorField('name', 'Name', 'As the visitor wrote it.'),
    visitorField('email', 'E-mail', 'As the visitor wrote it.'),
    visitorField('phone', 'Phone', 'As the visitor wrote it.'),
    brochureReference,
    ...recordFields,
  ],
  orderings: [newestFirst],
  preview: brochureDownloadPreview,
})
