import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export interface BuiltStyleguide {
  html: string
  /** Script, style sheet and fonts by their address. */
  files: ReadonlyMap<string, string>
  discard(): Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Builds the style guide outside of the site's own build, so that it ships with nothing. */
export async function buildStyleguide(): Promise<BuiltStyleguide> {
  const folder = await mkdtemp(path.join(tmpdir(), 'styleguide-'))
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    publicDir: false,
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      rollupOptions: { input: path.join(import.meta.dirname, 'main.tsx') },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const files = new Map(outputs.map(({ fileName }) => [`/${fileName}`, path.join(folder, fileName)]))
  const script = outputs.find((output) => output.type === 'chunk' && output.isEntry)?.fileName
  const styles = outputs.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName)
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Style guide</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...styles.map((name) => `<link rel="stylesheet" href="/${name}">`),
    `<script type="module" src="/${script}"></script></head><body data-styleguide></body></html>`,
  ].join('')
  return { html, files, discard: () => rm(folder, { recursive: true, force: true }) }
}
