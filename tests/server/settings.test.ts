import { describe, expect, it } from 'vitest'
import { publicConfig, readSettings } from '#server/env.ts'

const HOSTED = {
  SANITY_PROJECT_ID: 'abc12345',
  SANITY_API_TOKEN: 'sk-token',
  APP_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://www.example.com/',
}

function problemsOf(env: Record<string, string>): string {
  try {
    readSettings(env)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('settings', () => {
  it('are those of one machine without an account when nothing is set, also when variables are empty', () => {
    const expected = {
      mode: 'embedded',
      host: '127.0.0.1',
      port: 8080,
      dataDir: 'data',
      publicUrl: null,
      projectId: 'local',
      dataset: 'production',
      trustProxy: 0,
      rateLimit: 30,
      minFillTime: 2000,
    }
    expect(readSettings({})).toMatchObject(expected)
    expect(readSettings({ PORT: '', HOST: ' ', SANITY_PROJECT_ID: '' })).toMatchObject(expected)
  })

  it('become hosted with a project id, a token, a secret and a public address', () => {
    const settings = readSettings(HOSTED)
    expect(settings).toMatchObject({ mode: 'hosted', projectId: 'abc12345' })
    expect(publicConfig(settings, 'http://127.0.0.1:8080')).toMatchObject({
      publicUrl: 'https://www.example.com',
      apiHost: 'https://api.sanity.io',
      useProjectHostname: true,
    })
  })

  it('take the own origin for the content API in embedded mode', () => {
    expect(publicConfig(readSettings({}), 'http://127.0.0.1:4711')).toMatchObject({
      publicUrl: 'http://127.0.0.1:4711',
      apiHost: 'http://127.0.0.1:4711',
    })
  })

  it.each([
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '8e3' }, 'PORT'],
    [{ HOST: 'http://x' }, 'HOST'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.com/site' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET'],
    [{ SANITY_DATASET: 'Prod!' }, 'SANITY_DATASET'],
    [{ SANITY_PROJECT_ID: 'My Project' }, 'SANITY_PROJECT_ID'],
    [{ SANITY_API_TOKEN: 'two words' }, 'SANITY_API_TOKEN'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT'],
    [{ MIN_FILL_MS: '1.5' }, 'MIN_FILL_MS'],
    [{ TLS_CERT: '/cert.pem' }, 'TLS_KEY'],
    [{ ANALYTICS_ID: 'UA-1' }, 'ANALYTICS_ID'],
    [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  ])('%j are refused with a word about %s', (env, name) => {
    const problem = problemsOf(env as unknown as Record<string, string>)
    expect(problem).toContain(name)
    expect(problem).toMatch(/^[A-Z].*\.$/)
  })

  it('of a hosted project name everything that is missing at once', () => {
    const problem = problemsOf({ SANITY_PROJECT_ID: 'abc12345', PORT: 'x' })
    for (const name of ['PUBLIC_URL', 'APP_SECRET', 'SANITY_API_TOKEN', 'PORT']) expect(problem).toContain(name)
  })

  it('never repeat a secret in a problem', () => {
    expect(problemsOf({ APP_SECRET: 'hunter2', SANITY_API_TOKEN: 'hunter2 x' })).not.toContain('hunter2')
  })
})
