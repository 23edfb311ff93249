import { BELT, conveyor } from './parts/conveyor.ts'
import type { Picture } from './parts/kit/picture.ts'
import { move, moving, type Solid } from './parts/kit/solid.ts'
import {
  blisterPack,
  carDoor,
  circuitBoard,
  gearbox,
  jar,
  type Product,
  pumpBottle,
  spool,
  washingMachine,
} from './parts/products.ts'

/** One product in the middle of a conveyor that runs through the sheet, its like before and behind it. */
function onConveyor(product: Product): Solid[] {
  const plain = product([0, 0, BELT]).map(({ name: _, ...solid }): Solid => moving(solid))
  const middle = product([0, 0, BELT]).map(moving)
  return [conveyor('x', [-6, -0.75, 0], 12, 0.4, 1.5), ...move(plain, [-2.6, 0, 0]), ...middle, ...move(plain, [2.6, 0, 0])]
}

const picture = (id: string, product: Product): Picture => ({
  id: `industry-${id}`,
  solids: () => onConveyor(product),
  view: { centre: [0, 0, BELT + 0.35], scale: 108, width: 400, height: 300 },
  signal: 'accent',
})

/** The eight industries, each by the product that stands for it. */
export const INDUSTRY_PICTURES = {
  automotive: picture('automotive', carDoor),
  textile: picture('textile', spool),
  'industrial-products': picture('industrial-products', gearbox),
  electronics: picture('electronics', circuitBoard),
  'consumer-durables': picture('consumer-durables', washingMachine),
  pharmaceuticals: picture('pharmaceuticals', blisterPack),
  fmcg: picture('fmcg', pumpBottle),
  'food-and-beverage': picture('food-and-beverage', jar),
} as const
