import { useEffect, useRef, useState } from 'react'

/** Milliseconds before a wait is shown, and the least that it is then shown: short waits show nothing, none flickers. */
const APPEAR_AFTER = 200
const STAY_AT_LEAST = 300

/** Whether the spinner of a wait is to be seen now. */
export function useSpinnerDelay(waiting: boolean): boolean {
  const [visible, setVisible] = useState(false)
  const shownAt = useRef(0)

  useEffect(() => {
    if (waiting === visible) return
    const wait = waiting ? APPEAR_AFTER : Math.max(0, shownAt.current + STAY_AT_LEAST - Date.now())
    const timer = setTimeout(() => {
      if (waiting) shownAt.current = Date.now()
      setVisible(waiting)
    }, wait)
    return () => clearTimeout(timer)
  }, [waiting, visible])

  return visible
}
