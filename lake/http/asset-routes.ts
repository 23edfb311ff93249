import type { AssetKind } from '../assets/asset-types.ts'
import { LakeError } from '../documents/lake-error.ts'
import { openDataset } from './access.ts'
import { readBytes } from './body.ts'
import type { Context, Handler } from './context.ts'
import { jsonResponse } from './responses.ts'
import type { Route } from './router.ts'

/** Uploads; what was uploaded is delivered below `/images` and `/files`, outside the API. */
export const assetRoutes: readonly Route[] = [
  { method: 'POST', path: '/assets/images/:dataset', anonymous: true, handle: upload('images') },
  { method: 'POST', path: '/assets/files/:dataset', anonymous: true, handle: upload('files') },
]

function upload(kind: AssetKind): Handler {
  return async (context: Context) => {
    const { services, request, identity, url } = context
    const { name } = openDataset(context)
    if (identity === null || identity.role === 'viewer') {
      throw new LakeError('forbidden', 'Insufficient permissions; permission "create" required')
    }
    const document = await services.assets.upload({
      kind,
      dataset: name,
      identity,
      bytes: await readBytes(request, services.limits.assetBody),
      contentType: request.headers.get('Content-Type') ?? '',
      options: url.searchParams,
    })
    return jsonResponse({ document })
  }
}
