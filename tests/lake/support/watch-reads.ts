import type { SanityDocument } from '#lake/documents/types.ts'
import type { Reader, Storage } from '#lake/storage/storage.ts'

const isDocument = (value: unknown): value is SanityDocument => typeof value === 'object' && value !== null && '_type' in value

function documentOf(row: unknown): SanityDocument | null {
  if (isDocument(row)) return row
  return typeof row === 'object' && row !== null && 'document' in row && isDocument(row.document) ? row.document : null
}

/** The storage, with `note` told of every present document that is read from it. */
export function watchReads(storage: Storage, note: (document: SanityDocument) => void): Storage {
  function* noted(rows: Iterable<unknown>): Iterable<unknown> {
    for (const row of rows) {
      const document = documentOf(row)
      if (document !== null) note(document)
      yield row
    }
  }
  const watch = (reader: Reader): Reader =>
    new Proxy(reader, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        if (typeof method !== 'function') return method
        return (...args: unknown[]) => {
          const found: unknown = method.apply(target, args)
          if (!String(name).startsWith('document')) return found
          if (isDocument(found)) note(found)
          const isList = typeof found === 'object' && found !== null && Symbol.iterator in found
          return isList ? noted(found as Iterable<unknown>) : found // what the reader calls a list of documents is iterable
        }
      },
    })
  return { ...storage, read: (work) => storage.read((reader) => work(watch(reader))) }
}
