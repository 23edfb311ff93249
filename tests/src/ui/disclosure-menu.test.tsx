import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx'

function renderMenu() {
  render(
    <>
      <button type="button">Before</button>
      <DisclosureMenu label="Resources">
        <a href="#brochures">Brochures</a>
        <a href="#events">Events</a>
      </DisclosureMenu>
      <button type="button">After</button>
    </>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Resources' }) }
}

const expanded = (button: HTMLElement) => button.getAttribute('aria-expanded')

describe('disclosure menu', () => {
  it.each(['{Enter}', ' '])('opens by the key "%s" and says so', async (key) => {
    const { user, button } = renderMenu()
    button.focus()
    expect(expanded(button)).toBe('false')
    await user.keyboard(key)
    expect(expanded(button)).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('BrochuresEvents')
  })

  it('opens and closes by touch', async () => {
    const { user, button } = renderMenu()
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(expanded(button)).toBe('true')
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(expanded(button)).toBe('false')
  })

  it('does not open by hovering', async () => {
    const { user, button } = renderMenu()
    await user.hover(button)
    expect(expanded(button)).toBe('false')
  })

  it('closes on Escape and returns focus to its button', async () => {
    const { user, button } = renderMenu()
    await user.click(button)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brochures' }))
    await user.keyboard('{Escape}')
    expect(expanded(button)).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('closes when the keyboard leaves it, forwards and backwards', async () => {
    const { user, button } = renderMenu()
    await user.click(button)
    await user.tab()
    await user.tab()
    expect(expanded(button)).toBe('true')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
    expect(expanded(button)).toBe('false')
    await user.click(button)
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
    expect(expanded(button)).toBe('false')
  })

  it('closes on a press outside and when an item is chosen', async () => {
    const { user, button } = renderMenu()
    await user.click(button)
    await user.click(screen.getByRole('button', { name: 'After' }))
    expect(expanded(button)).toBe('false')
    await user.click(button)
    await user.click(screen.getByRole('link', { name: 'Events' }))
    expect(expanded(button)).toBe('false')
  })

  it('moves to its first item on arrow down', async () => {
    const { user, button } = renderMenu()
    await user.click(button)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brochures' }))
  })
})
