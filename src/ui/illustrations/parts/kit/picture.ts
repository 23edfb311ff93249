import { type Fit, layOut, type Sheet, type View } from './sheet.ts'
import type { Solid } from './solid.ts'

/** A scene, the window to see it through, and the one thing in the signal colour. */
export interface Picture {
  /** Unique name of what is shown on pages, by which a browser finds what the server drew. */
  id?: string
  solids: () => readonly Solid[]
  view: View | Fit
  /** Name of the one solid that wears the signal colour. */
  signal: string
  /** Line weight in units of the sheet; 1.5 if not given. */
  weight?: number
}

const sheets = new WeakMap<Picture, Sheet>()

/** Lays a picture out once, however often it is shown. */
export function sheetOf(picture: Picture): Sheet {
  const known = sheets.get(picture)
  if (known) return known
  const sheet = layOut(picture.solids(), picture.view, picture.signal)
  sheets.set(picture, sheet)
  return sheet
}
