import { type ClientConfig, createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { contract, runContract } from './contract/run-cases.ts'
import type { Caller, World } from './contract/world.ts'

const projectId = process.env.SANITY_CONTRACT_PROJECT_ID
const dataset = process.env.SANITY_CONTRACT_DATASET
const token = process.env.SANITY_CONTRACT_TOKEN

/** Hosted Sanity as a world: names get a prefix of this run, and everything that was made under it is removed at the end. */
function openHostedWorld(project: string, name: string, secret: string): { world(name: string): World; close(): Promise<void> } {
  const run = `contract${Date.now().toString(36)}`
  const client = (as: Caller, config: Partial<ClientConfig> = {}) =>
    createClient({
      projectId: project,
      dataset: name,
      apiVersion: '2025-02-19',
      useCdn: false,
      perspective: 'raw',
      ...(as === 'anonymous' ? {} : { token: secret }),
      ...config,
    })
  return {
    world(group) {
      const id = (part: string) => `${run}-${group}-${part}`
      const type = (part: string) => `${run}_${group}_${part}`
      return {
        dataset: name,
        projectId: project,
        client,
        api(path, { as = 'anonymous', ...init } = {}) {
          const headers = new Headers(init.headers)
          if (as !== 'anonymous') headers.set('Authorization', `Bearer ${secret}`)
          const versioned = /^\/v(1|X|\d{4})/.test(path) ? path : `/v2025-02-19${path}`
          return fetch(`https://${project}.api.sanity.io${versioned}`, { ...init, headers })
        },
        id,
        type,
        text: (template) => template.replace(/#(\w+)/g, (_, part) => id(part)).replace(/%([a-z]+)/g, (_, part) => type(part)),
      }
    },
    async close() {
      await client('administrator').delete({
        query: '*[string::startsWith(_type, $run) || _id match $ids]',
        params: { run, ids: `*${run}*` },
      })
    },
  }
}

if (projectId && dataset && token) runContract('hosted Sanity', () => openHostedWorld(projectId, dataset, token), true)

test('the contract has at least 300 cases, most of which hosted Sanity can be asked too', () => {
  const cases = contract.flatMap((group) => group.cases)
  expect(cases.length).toBeGreaterThanOrEqual(300)
  expect(cases.filter((item) => !item.onlyLocal).length).toBeGreaterThanOrEqual(250)
  expect(new Set(cases.map(({ title }) => title)).size).toBeGreaterThan(cases.length - 20)
})
