import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong by the rules of WCAG 2.2 A and AA on the page as it stands, a line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // An animation that fades in is no lack of contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  // The legacy mode works in the page itself; the other one opens a second page each time, which frames of other origins need. The site has none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
