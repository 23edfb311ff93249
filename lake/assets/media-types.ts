/** Image formats that the lake stores and serves, by file extension. */
const imageTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** Common types of files. Types that a browser would run, such as HTML, are left out: they are delivered as plain bytes. */
const fileTypes: Record<string, string> = {
  ...imageTypes,
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ics: 'text/calendar; charset=utf-8',
}

/** The type to deliver a file with, by its extension. */
export function mediaTypeOf(extension: string): string {
  return fileTypes[extension] ?? 'application/octet-stream'
}

/** The extension that a file is stored under: its name's own, else that of its type, else `bin`. */
export function extensionOf(fileName: string, contentType: string): string {
  const own = /\.([A-Za-z0-9]{1,10})$/.exec(fileName)?.[1]
  if (own !== undefined) return own.toLowerCase()
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  const known = Object.entries(fileTypes).find(([, value]) => value.split(';')[0] === type)
  return known?.[0] ?? 'bin'
}
