import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Button } from '#src/ui/button.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'

describe('button', () => {
  it('does what it says once for each press', async () => {
    let presses = 0
    render(<Button onClick={() => presses++}>Register</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Register' }))
    expect(presses).toBe(1)
  })

  it('keeps its focus and does nothing while busy, also as the submit button of a form', async () => {
    let presses = 0
    let submits = 0
    const onSubmit = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      submits++
    }
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={() => presses++}>
          Please wait...
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Please wait...' })
    await userEvent.click(button)
    expect({ presses, submits }).toEqual({ presses: 0, submits: 0 })
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('is no submit button unless it is told so', () => {
    render(<Button>Show more</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
  })
})

describe('show more', () => {
  it('goes when everything is shown, and its count stays', () => {
    const props = { label: 'Show more', busy: false, busyLabel: 'Please wait...', onShowMore: () => undefined }
    const { rerender } = render(<ShowMore {...props} progress="6 of 9" done={false} />)
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
    rerender(<ShowMore {...props} progress="9 of 9" done />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('9 of 9')
  })
})
