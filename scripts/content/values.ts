/** Field values as Sanity's export format writes them. */

export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

export const image = (file: string, alt: string) => ({
  _type: 'image',
  _sanityAsset: `image@file://./images/${file}.png`,
  alt,
})

export const pdf = (name: string) => ({ _type: 'file', _sanityAsset: `file@file://./files/${name}.pdf` })

export const slug = (current: string) => ({ _type: 'slug', current })

export const reference = (id: string) => ({ _type: 'reference', _ref: id })

export const weakReference = (id: string) => ({ ...reference(id), _weak: true })

export const seo = (title: string, description: string) => ({ _type: 'seo', title, description })
