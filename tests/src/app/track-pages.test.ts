import { expect, it } from 'vitest'
import { type PageRouter, trackPages } from '#src/app/track-pages.ts'

type State = PageRouter['state']

/** A router that shows what it is told to. */
function createRouter(pathname: string) {
  const listeners = new Set<(state: State) => void>()
  const stateAt = (path: string, more: object = {}) =>
    // Only what is read of a router's state.
    ({ initialized: true, location: { pathname: path }, navigation: { state: 'idle' }, errors: null, ...more }) as State
  const router = {
    state: stateAt(pathname),
    subscribe: (listener: (state: State) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as PageRouter
  const show = (path: string, more: object = {}) => listeners.forEach((listener) => void listener(stateAt(path, more)))
  return { router, show }
}

function track(pathname: string) {
  const { router, show } = createRouter(pathname)
  const views: (string | null)[] = []
  const stop = trackPages(router, { view: (event) => void views.push(event) })
  return { views, show, stop }
}

it('pages are viewed once each, under a language prefix too', () => {
  const { views, show } = track('/de/events')
  show('/de/events')
  show('/de/machine-safety')
  show('/de/events')
  expect(views).toEqual(['view_case_study_list_page', 'view_about_us_page', 'view_case_study_list_page'])
})

it('pages are viewed when they are shown, not while they are loaded', () => {
  const { views, show } = track('/')
  show('/', { navigation: { state: 'loading' } })
  show('/disclaimer', { navigation: { state: 'loading' } })
  show('/disclaimer')
  expect(views).toEqual([null, 'view_privacy_policy_page'])
})

it('pages that are not there or failed send nothing', () => {
  const { views, show } = track('/')
  show('/machine-safety', { errors: { page: { status: 404 } } })
  show('/events', { errors: { page: new Error('lost') } })
  expect(views).toEqual([null, null, null])
})

it('pages are viewed no more once nobody wants to know', () => {
  const { views, show, stop } = track('/')
  stop()
  show('/events')
  expect(views).toEqual([null])
})
