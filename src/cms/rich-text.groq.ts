/** What rich text needs beside its blocks: the targets of internal links, and images only while their files are there. */
export const richTextFields = /* groq */ `
  ...,
  _type == "figure" => {"asset": select(defined(asset->_id) => asset)},
  markDefs[]{
    ...,
    _type == "internalLink" => {
      "target": reference->{_type, _id, "slug": coalesce(urlId.current, slug.current)}
    }
  }`
