import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useColorScheme } from '#src/ui/use-color-scheme.ts'

function Switch() {
  const [scheme, choose] = useColorScheme()
  return (
    <>
      <output>{scheme}</output>
      {(['auto', 'light', 'dark'] as const).map((each) => (
        <button key={each} type="button" onClick={() => choose(each)}>
          {each}
        </button>
      ))}
    </>
  )
}

const script = readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8')
const runHeadScript = () => new Function(script)()
const { dataset } = document.documentElement

beforeEach(() => localStorage.clear())
afterEach(() => {
  delete dataset.theme
})

describe('colour scheme', () => {
  it('is the system’s until somebody chooses, in the server’s page too', () => {
    render(<Switch />)
    expect(screen.getByRole('status').textContent).toBe('auto')
    expect(renderToStaticMarkup(<Switch />)).toContain('<output>auto</output>')
  })

  it('is set and remembered by a choice, and forgotten by choosing the system’s', async () => {
    render(<Switch />)
    await userEvent.click(screen.getByRole('button', { name: 'dark' }))
    expect({ shown: screen.getByRole('status').textContent, set: dataset.theme, kept: localStorage.getItem('theme') }).toEqual({
      shown: 'dark',
      set: 'dark',
      kept: 'dark',
    })
    await userEvent.click(screen.getByRole('button', { name: 'auto' }))
    expect({ set: dataset.theme, kept: localStorage.getItem('theme') }).toEqual({ set: undefined, kept: null })
  })

  it('follows a choice made in another tab', () => {
    render(<Switch />)
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    })
    expect(screen.getByRole('status').textContent).toBe('light')
    expect(dataset.theme).toBe('light')
  })

  it('is set before the first paint by the script in the head', () => {
    localStorage.setItem('theme', 'dark')
    runHeadScript()
    expect(dataset.theme).toBe('dark')
  })

  it('ignores a stored word that is no scheme', () => {
    localStorage.setItem('theme', 'sepia')
    runHeadScript()
    expect(dataset.theme).toBeUndefined()
  })

  it('works for the time of the page where storage is forbidden', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const spies = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'getItem')]
    for (const spy of spies) spy.mockImplementation(forbidden)
    runHeadScript()
    render(<Switch />)
    await userEvent.click(screen.getByRole('button', { name: 'light' }))
    expect(dataset.theme).toBe('light')
    for (const spy of spies) spy.mockRestore()
  })
})
