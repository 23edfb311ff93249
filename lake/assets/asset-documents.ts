import { LakeError } from '../documents/lake-error.ts'
import type { JsonObject } from '../documents/types.ts'
import type { AssetDependencies, Upload } from './asset-types.ts'
import { extensionOf, mediaTypeOf } from './media-types.ts'

interface DescribedAsset {
  id: string
  fileName: string
  fields: JsonObject & { _type: string }
}

/** Id, file name and fields of a `sanity.imageAsset`. @throws LakeError 400 when the bytes are no image of a kind that is served. */
export async function describeImage(
  { images }: Pick<AssetDependencies, 'images'>,
  upload: Upload,
  sha1: string,
): Promise<DescribedAsset> {
  const facts = await images.inspect(upload.bytes, upload.contentType)
  if (facts === null) throw new LakeError('badRequest', 'Invalid image, could not read its metadata')
  const { width, height, extension, mimeType, hasAlpha, isOpaque, lqip, palette } = facts
  const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
  const wantsMetadata = !upload.options.getAll('meta').includes('none')
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions,
    hasAlpha,
    isOpaque,
    ...(wantsMetadata && lqip !== undefined ? { lqip } : {}),
    ...(wantsMetadata && palette !== undefined ? { palette } : {}),
  }
  return {
    id: `image-${sha1}-${width}x${height}-${extension}`,
    fileName: `${sha1}-${width}x${height}.${extension}`,
    fields: { ...commonFields(upload), _type: 'sanity.imageAsset', extension, mimeType, metadata },
  }
}

/** Id, file name and fields of a `sanity.fileAsset`. @throws LakeError 400 for an empty body. */
export function describeFile(upload: Upload, sha1: string): DescribedAsset {
  if (upload.bytes.byteLength === 0) throw new LakeError('badRequest', 'The file is empty')
  const declared = upload.contentType.split(';')[0]?.trim() ?? ''
  const extension = extensionOf(upload.options.get('filename') ?? '', upload.contentType)
  return {
    id: `file-${sha1}-${extension}`,
    fileName: `${sha1}.${extension}`,
    fields: {
      ...commonFields(upload),
      _type: 'sanity.fileAsset',
      extension,
      mimeType: declared === '' || declared === 'application/octet-stream' ? mediaTypeOf(extension) : declared,
    },
  }
}

const maximalText = 1000

function commonFields({ options }: Upload): JsonObject {
  const fields: JsonObject = {}
  const texts = {
    originalFilename: 'filename',
    label: 'label',
    title: 'title',
    description: 'description',
    creditLine: 'creditLine',
  }
  for (const [field, option] of Object.entries(texts)) {
    const text = options.get(option)
    if (text !== null && text !== '') fields[field] = text.slice(0, maximalText)
  }
  const name = options.get('sourceName')
  const id = options.get('sourceId')
  if (name !== null && id !== null) {
    fields.source = {
      _type: 'sanity.assetSourceData',
      name,
      id,
      ...(options.has('sourceUrl') ? { url: options.get('sourceUrl') } : {}),
    }
  }
  return fields
}
