/** Field values as Sanity's export format writes them. */

export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A picture of the starter dataset; all of them are line drawings. */
export const image = (file: string, alt: string) => ({
  _type: 'image',
  _sanityAsset: `image@file://./images/${file}.png`,
  alt,
  lineDrawing: true,
})

export const pdf = (name: string) => ({ _type: 'file', _sanityAsset: `file@file://./files/${name}.pdf` })

export const slug = (current: string) => ({ _type: 'slug', current })

export const reference = (id: string) => ({ _type: 'reference', _ref: id })

export const weakReference = (id: string) => ({ ...reference(id), _weak: true })

export const seo = (title: string, description: string) => ({ _type: 'seo', title, description })
