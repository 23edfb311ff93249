/** An image whose asset is there, else null: one without a file, or with a deleted one, is left out by the pages. */
export const imageFields = /* groq */ `asset, crop, hotspot`
export const bannerFields = /* groq */ `
  "bannerImg": select(defined(bannerImg.asset->_id) => bannerImg{${imageFields}}),
  "alt": bannerImg.alt`
