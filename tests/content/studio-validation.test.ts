import { createSchema, type SchemaType, type SchemaTypeDefinition, type ValidateDocumentOptions, validateDocument } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schemaTypes } from '../../studio/schemas/index.ts'
import { byId, type ContentDocument, documents } from './dataset.ts'

const schema = createSchema({ name: 'default', types: schemaTypes as SchemaTypeDefinition[] })

/** Nothing else is stored: no other document takes an address, no redirect is there. */
const emptyStore = {
  withConfig: () => emptyStore,
  fetch: async (query: string) => (query.startsWith('count(') ? 0 : []),
}

/** As the import leaves a document: asset references in place of file names. */
function imported(document: ContentDocument) {
  const asset = (address: string) =>
    address.startsWith('image@') ? `image-${'a'.repeat(40)}-16x9-png` : `file-${'a'.repeat(40)}-pdf`
  return JSON.parse(JSON.stringify(document), (_, value) =>
    value?._sanityAsset
      ? { ...value, _sanityAsset: undefined, asset: { _type: 'reference', _ref: asset(value._sanityAsset) } }
      : value,
  )
}

/** What Studio would show at the fields of a document, errors and warnings. */
async function complaints(document: ContentDocument): Promise<string[]> {
  const day = '2026-01-01T00:00:00Z'
  // Studio's validator needs of its workspace and client only what stands here.
  const options = {
    document: { ...imported(document), _rev: 'r', _createdAt: day, _updatedAt: day },
    workspace: { schema, i18n: { t: (key: string) => key, loadNamespaces: async () => undefined } },
    getClient: () => emptyStore,
    getDocumentExists: async ({ id }: { id: string }) =>
      /^(image|file)-a{40}/.test(id) || documents.some(({ _id }) => _id === id),
    environment: 'studio',
  } as unknown as ValidateDocumentOptions
  const markers = await validateDocument(options)
  return markers.map(({ level, path, message }) => `${document._id} ${level} ${path.join('.')}: ${message}`)
}

/** Paths of fields that the schema does not have, which Studio would show as unknown. */
function unknownFields(value: unknown, type: SchemaType | undefined, path: string): string[] {
  if (Array.isArray(value)) {
    const members = type && 'of' in type ? (type.of as SchemaType[]) : []
    return value.flatMap((item, index) => {
      if (typeof item !== 'object') return []
      const member = members.find(({ name }) => name === item._type)
      return member ? unknownFields(item, member, `${path}.${index}`) : [`${path}.${index} (${item._type})`]
    })
  }
  if (typeof value !== 'object' || value === null) return []
  const fields = type && 'fields' in type ? type.fields : []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key.startsWith('_') || ['children', 'markDefs'].includes(key)) return []
    const field = fields.find(({ name }) => name === key)
    return field || (type?.name === 'block' && ['level', 'listItem', 'style'].includes(key))
      ? unknownFields(inner, field?.type, `${path}.${key}`)
      : [`${path}.${key}`]
  })
}

describe('the starter dataset in the Studio', () => {
  it('raises neither error nor warning in any document', async () => {
    expect((await Promise.all(documents.map(complaints))).flat()).toEqual([])
  })

  it('is checked by rules that do find faults', async () => {
    const event = byId('event-machine-safety-workshop')
    const broken = { ...event, title: '', timeZone: 'IST', bannerImg: { ...(event.bannerImg as object), alt: '' } }
    const found = (await complaints(broken)).join('\n')
    for (const field of ['title', 'timeZone', 'bannerImg']) expect(found).toContain(`error ${field}`)
  })

  it('has no field that the schema does not know', () => {
    expect(documents.flatMap((document) => unknownFields(document, schema.get(document._type), document._id))).toEqual([])
    expect(unknownFields({ _type: 'event', titel: 'x' }, schema.get('event'), 'e')).toEqual(['e.titel'])
  })
})
