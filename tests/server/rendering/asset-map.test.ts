import { describe, expect, it } from 'vitest'
import { createAssetMap, type Manifest } from '#server/rendering/asset-map.ts'

const manifest: Manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/site.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_vendor.js', 'src/app/entry-client.tsx'] },
  'src/pages/event/index.ts': { file: 'assets/event.js', imports: ['_form.js'] },
  'src/pages/home/index.ts': { file: 'assets/home.js' },
  'src/ui/fonts/archivo-latin.woff2': { file: 'assets/latin.woff2' },
  'src/ui/fonts/archivo-latin-ext.woff2': { file: 'assets/latin-ext.woff2' },
  'src/i18n/locales/en/translations.json': { file: 'assets/en.js' },
  'src/i18n/locales/de/translations.json': { file: 'assets/de.js' },
}

describe('the tags of a page', () => {
  it('load the entry, preload what the matched page and the language need and the Latin font, each once, and nothing of other pages', () => {
    expect(createAssetMap(manifest)(['src/pages/event/index.ts'], 'de')).toEqual({
      scripts: ['/assets/entry.js'],
      styles: ['/assets/site.css', '/assets/form.css'],
      preloads: ['/assets/vendor.js', '/assets/form.js', '/assets/event.js', '/assets/de.js'],
      fonts: ['/assets/latin.woff2'],
    })
  })

  it('take English where a language has no texts, and leave out a module that the build does not know', () => {
    expect(createAssetMap(manifest)(['src/pages/ghost/index.ts'], 'ja').preloads).toEqual(['/assets/vendor.js', '/assets/en.js'])
  })

  it('are refused for a build of something else', () => {
    expect(() => createAssetMap({})).toThrow('entry-client.tsx')
  })
})
