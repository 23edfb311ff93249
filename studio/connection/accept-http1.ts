import { isLoopbackPage } from '#shared/studio-page.ts'
import type { Page } from './runtime-config.ts'

/**
 * Snoozes the Studio's warning about HTTP/1.1 on this machine: its streams are spread over many names there, so the limit that it warns
 * of is not met. Anywhere else the warning is right and stays. `now` is in epoch milliseconds.
 */
export function acceptHttp1(page: Page, storage: Pick<Storage, 'setItem'>, now: number): void {
  if (isLoopbackPage(page)) storage.setItem('sanity-studio.network.check.snooze', new Date(now).toISOString())
}
