import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Spinner } from '#src/ui/spinner.tsx'
import { useSpinnerDelay } from '#src/ui/use-spinner-delay.ts'

function Wait({ waiting }: { waiting: boolean }) {
  return useSpinnerDelay(waiting) ? <Spinner label="Loading" /> : null
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const seen = () => screen.queryByRole('status') !== null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('spinner', () => {
  it('does not appear before 200 ms', () => {
    render(<Wait waiting />)
    pass(199)
    expect(seen()).toBe(false)
    pass(1)
    expect(seen()).toBe(true)
  })

  it('never appears for a wait that is shorter', () => {
    const { rerender } = render(<Wait waiting />)
    pass(150)
    rerender(<Wait waiting={false} />)
    pass(1000)
    expect(seen()).toBe(false)
  })

  it('stays for 300 ms once it is there', () => {
    const { rerender } = render(<Wait waiting />)
    pass(200)
    rerender(<Wait waiting={false} />)
    pass(299)
    expect(seen()).toBe(true)
    pass(1)
    expect(seen()).toBe(false)
  })

  it('goes at once after a long wait', () => {
    const { rerender } = render(<Wait waiting />)
    pass(5000)
    rerender(<Wait waiting={false} />)
    pass(0)
    expect(seen()).toBe(false)
  })
})
