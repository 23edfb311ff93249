import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Dialog } from '#src/ui/dialog.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { installDialogElement } from './dialog-element.ts'

beforeAll(installDialogElement)

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open menu
      </button>
      <SidePanel open={open} onClose={() => setOpen(false)} label="Main" closeLabel="Close menu">
        <a href="/events">Events</a>
        <a href="/about-us">About Us</a>
      </SidePanel>
    </>
  )
}

async function openPanel() {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  return { user, panel: screen.getByRole('dialog', { name: 'Main' }) }
}

describe('side panel', () => {
  it('is not there until it is opened', () => {
    render(<Example />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('closes by its button and gives focus back to what opened it', async () => {
    const { user } = await openPanel()
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
  })

  it('closes on Escape, which the browser turns into a cancel event', async () => {
    const { panel } = await openPanel()
    fireEvent(panel, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on a press beside it and stays on a press in it', async () => {
    const { user, panel } = await openPanel()
    fireEvent.mouseDown(screen.getByRole('link', { name: 'Events' }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.pointer({ target: panel, keys: '[MouseLeft>]' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the keyboard inside, in both directions', async () => {
    const { user } = await openPanel()
    const close = screen.getByRole('button', { name: 'Close menu' })
    expect(document.activeElement).toBe(close)
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'About Us' }))
    await user.tab()
    expect(document.activeElement).toBe(close)
  })

  it('lets the page behind stand still while it is open', async () => {
    const { user } = await openPanel()
    expect(document.documentElement.style.overflow).toBe('hidden')
    await user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('dialog', () => {
  it('is named by its title', () => {
    render(
      <Dialog open onClose={() => undefined} title="Get the brochure" closeLabel="Close">
        <p>We send it to you.</p>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Get the brochure' }).textContent).toContain('We send it to you.')
  })
})
