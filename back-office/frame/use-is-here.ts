import { useEffect, useRef } from 'react'

/** Whether the screen is still open, for what ends after a call: whoever has gone elsewhere meanwhile stays there. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return () => isHere.current
}
