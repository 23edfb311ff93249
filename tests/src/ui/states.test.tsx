import { readFileSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { compile } from 'tailwindcss'
import { beforeAll, describe, expect, it } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SHEET = path.join(ROOT, 'src/app/site.css')
const TAILWIND = path.join(ROOT, 'node_modules/tailwindcss/index.css')

/** Style sheet of the site as Tailwind compiles it for the given classes, in the order in which rules win. */
let compileClasses: (classes: readonly string[]) => string
beforeAll(async () => {
  const loadStylesheet = async (id: string, base: string) => {
    const file = id === 'tailwindcss' ? TAILWIND : path.resolve(base, id)
    return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
  }
  const compiler = await compile(readFileSync(SHEET, 'utf8'), { base: path.dirname(SHEET), from: SHEET, loadStylesheet })
  compileClasses = (classes) => compiler.build([...classes])
})

type Style = Readonly<Record<string, string>>

/** What stands between the brace at `open` and its partner. */
function block(css: string, open: number): string {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(open + 1, at)
  }
  throw new Error('a brace is never closed')
}

/** Declarations of one state, and how far down in the style sheet the first and the last rule of it stand. */
interface StateStyle {
  style: Style
  first: number
  last: number
}

/** What a state adds to an element, from the rules of its classes: `.hover\:x:hover {…}`, or `&:hover {…}` within `.x {…}`. */
function stateStyle(css: string, classes: readonly string[], state: 'hover' | 'active' | 'disabled'): StateStyle {
  const rules = classes.flatMap((name) => {
    const own = `.${name.replaceAll(/[^\w-]/g, '\\$&')}`
    const alone = css.indexOf(`${own}:${state} {`)
    if (alone >= 0) return [alone]
    const around = css.indexOf(`${own} {`)
    const nested = around < 0 ? -1 : block(css, css.indexOf('{', around)).indexOf(`&:${state} {`)
    return nested < 0 ? [] : [css.indexOf(`&:${state} {`, around)]
  })
  const text = rules.map((at) => block(css, css.indexOf('{', at))).join('\n')
  const style = Object.fromEntries([...text.matchAll(/([\w-]+): ([^;{}]+);/g)].map(([, property, value]) => [property, value]))
  return { style, first: Math.min(...rules), last: Math.max(...rules) }
}

function statesOf(node: ReactNode, selector: string) {
  const classes = [...(render(node).container.querySelector(selector)?.classList ?? [])]
  const css = compileClasses(classes)
  return {
    hover: stateStyle(css, classes, 'hover'),
    active: stateStyle(css, classes, 'active'),
    disabled: stateStyle(css, classes, 'disabled'),
  }
}

const CONTROLS: [name: string, selector: string, node: ReactNode][] = [
  ['a primary button', 'button', <Button key="1">Register</Button>],
  ['a secondary button', 'button', <Button key="1" variant="secondary" />],
  ['a quiet button', 'button', <Button key="1" variant="quiet" />],
  ['an icon button', 'button', <IconButton key="1" icon="close" label="Close" />],
  ['a text field', 'input', <TextInput key="1" />],
  ['a text area', 'textarea', <TextArea key="1" />],
  ['a select', 'select', <Select key="1" />],
  ['a check box', 'input', <Checkbox key="1" label="Yes" />],
]

const LINKS: [name: string, selector: string, node: ReactNode][] = [
  ['a text link', 'a', <TextLink key="1" href="/events" />],
  ['a link that looks like a button', 'a', <LinkButton key="1" href="/events" />],
]

/** A property that a state shows by, and not its cursor alone. */
const isVisible = (style: Style) => Object.keys(style).some((property) => property !== 'cursor')

describe('the states of controls', () => {
  it.each([...CONTROLS, ...LINKS])(
    'let %s show that it is pointed at and that it is pressed, each in its own way',
    (_, selector, node) => {
      const { hover, active } = statesOf(node, selector)
      expect([hover, active].filter(({ style }) => !isVisible(style))).toEqual([])
      expect(active.style).not.toEqual(hover.style)
    },
  )

  it.each(CONTROLS)('let %s show that it can not be used, whatever the pointer does', (_, selector, node) => {
    const { hover, active, disabled } = statesOf(node, selector)
    expect(isVisible(disabled.style)).toBe(true)
    expect(disabled.style.cursor).toBe('not-allowed')
    const moved = Object.keys({ ...hover.style, ...active.style }).filter((property) => !property.startsWith('--'))
    expect(moved.filter((property) => disabled.style[property] === undefined)).toEqual([])
    expect(disabled.first, 'of two rules of the same weight the later one wins').toBeGreaterThan(
      Math.max(hover.last, active.last),
    )
  })

  it('let every one show the focus of the keyboard by an outline in a colour of its own', () => {
    const base = readFileSync(path.join(ROOT, 'src/ui/base.css'), 'utf8')
    expect(base).toMatch(/\n {2}:focus-visible \{\s+outline: 3px solid var\(--color-focus\);/)
    for (const [, selector, node] of [...CONTROLS, ...LINKS]) {
      const { container, unmount } = render(node)
      expect(container.querySelector(selector)?.className).not.toMatch(/outline-(none|hidden|0)\b/)
      unmount()
    }
  })
})
