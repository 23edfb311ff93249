import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { studioPage, studioPolicy } from '#shared/studio-page.ts'
import { runtimeConfig, runtimePage } from '#studio/connection/runtime-config.ts'

const page = readFileSync('studio/index.html', 'utf8')
const EMBEDDED = {
  projectId: 'local',
  dataset: 'production',
  apiHost: 'http://127.0.0.1:8080',
  useProjectHostname: false,
  publicUrl: 'http://127.0.0.1:8080',
  analyticsId: null,
}
const HOSTED = {
  ...EMBEDDED,
  projectId: 'abc',
  apiHost: 'https://api.sanity.io',
  useProjectHostname: true,
  publicUrl: 'https://site.example',
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the page of the Studio', () => {
  it('carries the settings from the server to the browser', () => {
    expect(runtimeConfig(parse(studioPage(page, HOSTED)))).toEqual(HOSTED)
  })

  it('lets no setting end the data block', () => {
    const hostile = { ...EMBEDDED, dataset: '</script><script>alert(1)</script> $& <!--' }
    const html = studioPage(page, hostile)
    expect(html.match(/<script/g)).toEqual(page.match(/<script/g))
    expect(runtimeConfig(parse(html))).toEqual(hostile)
  })

  it('is refused when it has no data block', () => {
    expect(() => studioPage('<!doctype html>', EMBEDDED)).toThrow('#studio-config')
  })

  it('falls back to the embedded mode where there is no page, for the command line tools', () => {
    expect(runtimeConfig(undefined)).toMatchObject({ projectId: 'local', dataset: 'production' })
    expect(runtimeConfig(parse(page))).toMatchObject({ projectId: 'local' })
    expect(runtimePage(undefined).origin).toBe('http://127.0.0.1:8080')
  })
})

describe('the policy of the Studio’s page', () => {
  const directive = (policy: string, name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1)

  it('runs no script but the Studio’s own', () => {
    for (const config of [EMBEDDED, HOSTED]) {
      const policy = studioPolicy(config, new URL('http://127.0.0.1:8080/studio'))
      expect(directive(policy, 'script-src')).toEqual(["'self'"])
      expect(directive(policy, 'default-src')).toEqual(["'none'"])
    }
  })

  it('lets the streams of a loopback page go to the other names of this machine, at the same port', () => {
    const policy = studioPolicy(EMBEDDED, new URL('http://localhost:4711/studio'))
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'http://*.localhost:4711', 'ws://localhost:4711'])
  })

  it('connects to nothing but itself behind https', () => {
    const policy = studioPolicy(EMBEDDED, new URL('https://site.example/studio'))
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'wss://site.example'])
  })

  it('names the hosts of the project when Sanity hosts it', () => {
    const sources = directive(studioPolicy(HOSTED, new URL('https://site.example/studio')), 'connect-src')
    expect(sources).toEqual(
      expect.arrayContaining(['https://abc.api.sanity.io', 'wss://abc.api.sanity.io', 'https://abc.apicdn.sanity.io']),
    )
  })
})
