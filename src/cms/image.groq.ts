/** What an image on a page needs. `lqip` stands there until a photograph arrives; of a line drawing it would only be a smudge. */
export const imageFields = /* groq */ `asset, crop, hotspot, lineDrawing, "lqip": select(lineDrawing != true => asset->metadata.lqip)`

/** An image whose asset is there, else null: one without a file, or with a deleted one, is left out by the pages. */
export const bannerFields = /* groq */ `
  "bannerImg": select(defined(bannerImg.asset->_id) => bannerImg{${imageFields}}),
  "alt": bannerImg.alt`
