const KEY = 'mock'

export type Switches = Readonly<Record<'slow' | 'failing' | 'empty', boolean>>

/**
 * Reads `?mock=slow,failing,empty` of the address. The choice holds for the tab, across reloads, until `?mock=` names others; an empty
 * one turns all off.
 */
export function readSwitches(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): Switches {
  const asked = new URLSearchParams(search).get(KEY)
  if (asked !== null) storage.setItem(KEY, asked)
  const chosen = (asked ?? storage.getItem(KEY) ?? '').split(',')
  return { slow: chosen.includes('slow'), failing: chosen.includes('failing'), empty: chosen.includes('empty') }
}
