import { useEffect, useState } from 'react'

/** Whether something has been going on for longer than it should. */
export function useSlow(is_going_on: boolean, after_ms: number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!is_going_on) return
    const timer = setTimeout(() => setSlow(true), after_ms)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [is_going_on, after_ms])
  return isSlow
}
