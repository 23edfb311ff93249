/** The door of the mock mode: from here on the page's requests are answered in the page itself. */
import { setupWorker } from 'msw/browser'
import { importContent } from '#server/content/import-content.ts'
import type { PublicConfig } from '#shared/config.ts'
import { createMockSite } from './mock-site.ts'
import { brochureFile, starterContent } from './starter-content.ts'
import { readSwitches } from './switches.ts'

/** Milliseconds that a slow answer takes. */
const SLOW = 2_000

/** Fills a lake in memory with the starter content and puts it behind the page; resolves with the site's settings. */
export async function startMocks(): Promise<PublicConfig> {
  const { slow, failing, empty } = readSwitches(location.search, sessionStorage)
  const content = starterContent()
  const site = await createMockSite({ downloadLink: async (id) => brochureFile(content, id) })
  await setupWorker(...site.handlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  // The client uploads assets over the page's network, past its own transport.
  if (!empty) await importContent(site.editor, content, new Date(), () => undefined)
  Object.assign(site.behaviour, { latency: slow ? SLOW : 0, failing })
  return site.config
}
