import { BROCHURE_PICTURES } from '#src/ui/illustrations/brochure-pictures.ts'
import { EVENT_PICTURES } from '#src/ui/illustrations/event-pictures.ts'
import { INDUSTRY_PICTURES } from '#src/ui/illustrations/industry-pictures.ts'
import { OFFERING_PICTURES } from '#src/ui/illustrations/offering-pictures.ts'
import type { Picture } from '#src/ui/illustrations/parts/kit/picture.ts'
import { type Fit, layOut, type Sheet, type View } from '#src/ui/illustrations/parts/kit/sheet.ts'
import { HERO } from '#src/ui/illustrations/plant.ts'
import { WEBINAR_PICTURES } from '#src/ui/illustrations/webinar-pictures.ts'

export interface PictureFile {
  /** File name below `content/images/`. */
  name: string
  sheet: Sheet
  /** Line weight in units of the sheet. */
  weight: number
  /** Width of the bitmap in pixels. */
  width: number
}

/** Two offerings have shorter ids than their routes. */
const SHORT_IDS: Record<string, string> = {
  'shop-floor-automation-&-material-movement': 'shop-floor-automation',
  'energy-efficiency-&-monitoring': 'energy-efficiency',
}

function file(name: string, picture: Picture, width: number, view: Partial<View & Fit> = {}): PictureFile {
  const sheet = layOut(picture.solids(), { ...picture.view, ...view }, picture.signal)
  return { name: `${name}.png`, sheet, weight: picture.weight ?? 1.5, width }
}

const all = (kind: string, pictures: Record<string, Picture>, width: number, view?: Partial<View & Fit>) =>
  Object.entries(pictures).map(([key, picture]) => file(`${kind}-${SHORT_IDS[key] ?? key}`, picture, width, view))

/** Every picture of the dataset, named after the document that shows it. */
export function pictureFiles(): PictureFile[] {
  return [
    file('share', HERO, 1200, { height: 630, margin: 36 }),
    // A close view is 4 to 3; as a banner it gets air at both sides.
    ...all('offering', OFFERING_PICTURES, 1600, { width: (480 * 16) / 9, margin: 24 }),
    ...all('industry', INDUSTRY_PICTURES, 800),
    ...all('event', EVENT_PICTURES, 1600),
    ...all('webinar', WEBINAR_PICTURES, 1600),
    ...all('brochure', BROCHURE_PICTURES, 800),
  ]
}
