import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { registry } from '#src/ui/registry.ts'

const folder = join(import.meta.dirname, '../../../src/ui')

/** Component that a file exports: a function whose name begins with a capital. Specimens and the link's context are no components. */
function exportedComponent(file: string, text: string): string | undefined {
  if (file.startsWith('specimens-') || file === 'link-context.tsx') return undefined
  return /^export (?:async )?function ([A-Z]\w*)/m.exec(text)?.[1]
}

/** Files with a component that the registry doesn't hold under its name. */
function missing(files: ReadonlyMap<string, string>, entries: typeof registry): string[] {
  return [...files].flatMap(([file, text]) => {
    const name = exportedComponent(file, text)
    return name && entries[file.replace('.tsx', '')]?.name !== name ? [file] : []
  })
}

const files = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
)

/** Markup with everything that loads on demand in it, as the site's server sends it. */
async function renderOnServer(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  await stream.allReady
  return new Response(stream).text()
}

describe('registry of components', () => {
  it('holds every component of the design system', () => {
    expect(missing(files, registry)).toEqual([])
  })

  it('notices a component without an entry', () => {
    expect(missing(new Map([['gauge.tsx', 'export function Gauge() {}']]), registry)).toEqual(['gauge.tsx'])
  })

  it('holds nothing that is not there', () => {
    expect(Object.keys(registry).filter((file) => !files.has(`${file}.tsx`))).toEqual([])
  })

  const specimens = Object.values(registry).flatMap(({ name, specimens: states }) =>
    states.map((specimen) => ({ name, ...specimen })),
  )

  it.each(specimens)('renders $name, $state, on the server and in the browser alike', async ({ render: specimen }) => {
    const markup = await renderOnServer(specimen())
    const { container } = await act(async () => render(specimen()))
    expect(container.querySelectorAll('*').length).toBeGreaterThan(0)
    expect(markup.match(/<[a-z]/g)?.length).toBe(container.querySelectorAll('*').length)
  })

  it.each(specimens)('writes no style or script element for $name, $state', async ({ render: specimen }) => {
    expect(await renderOnServer(specimen())).not.toMatch(/<(style|script)[\s>]/)
  })
})
