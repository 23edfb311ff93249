import { brotliCompressSync } from 'node:zlib'
import type { createAssetMap, Manifest } from '#server/rendering/asset-map.ts'

/** Bytes that the first view of a page brings beside its scripts; style sheets as they are sent. */
export interface PageWeight {
  page: string
  css: number
  fonts: number
}

const PAGE = /^src\/pages\/([^/]+)\/index\.ts$/
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** What each page of a build brings. `read` reads a file by its address. */
export function pageWeights(
  manifest: Manifest,
  assetsFor: ReturnType<typeof createAssetMap>,
  read: (address: string) => Uint8Array,
): PageWeight[] {
  return Object.keys(manifest).flatMap((key) => {
    const page = PAGE.exec(key)?.[1]
    if (!page) return []
    const { styles, fonts = [] } = assetsFor([key], 'en')
    return {
      page,
      css: sum(styles.map((address) => brotliCompressSync(read(address)).length)),
      fonts: sum(fonts.map((address) => read(address).length)),
    }
  })
}

/** One line for each limit that a page breaks. */
export function tooHeavy(pages: readonly PageWeight[], limits: Readonly<Record<'css' | 'fonts', number>>): string[] {
  return pages.flatMap((weight) =>
    (['css', 'fonts'] as const)
      .filter((kind) => weight[kind] > limits[kind])
      .map((kind) => `${weight.page}: ${weight[kind]} bytes of ${kind}, at most ${limits[kind]}`),
  )
}
