import { useEffect } from 'react'
import { $orderAttempt, askOrderOutcome, watchOtherTabs } from '#src/stores/checkout/order-attempt.ts'

/** Asks again when the shopper comes back from the provider's page, in this tab or another one. */
export function useLookAgain(): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden && $orderAttempt.get().state === 'challenge') void askOrderOutcome()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    // Of two windows side by side none is hidden.
    const stop = watchOtherTabs(look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
      stop()
    }
  }, [])
}
