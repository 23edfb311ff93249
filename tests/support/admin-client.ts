import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { API_VERSION } from '#shared/config.ts'
import type { Product } from './product.ts'

/** The token that a running product made for its administrator. */
const adminToken = ({ dataDir }: Product) => readFileSync(path.join(dataDir, 'admin-token'), 'utf8').trim()

/** The official client with the administrator's token; sees documents as stored. */
export const adminClient = (product: Product) =>
  createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: product.origin,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: adminToken(product),
  })
