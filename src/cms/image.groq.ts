/** What an image on a page needs; `lqip` is the tiny picture that stands there until the file arrives. */
export const imageFields = /* groq */ `asset, crop, hotspot, lineDrawing, "lqip": asset->metadata.lqip`

/** An image whose asset is there, else null: one without a file, or with a deleted one, is left out by the pages. */
export const bannerFields = /* groq */ `
  "bannerImg": select(defined(bannerImg.asset->_id) => bannerImg{${imageFields}}),
  "alt": bannerImg.alt`
