let is_taken = false

/**
 * A screen that logs in or out knows itself where it goes on, e.g. to the page that was wanted; the guard of the
 * page, which hears of the new session at the same moment, must not send the browser elsewhere.
 */
export function takeOwnWay(): void {
  is_taken = true
}

export function isOwnWayTaken(): boolean {
  return is_taken
}

// A page that was kept for «back» is guarded anew, before it looks at the session.
if (typeof window !== 'undefined') {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) is_taken = false
  }
  window.addEventListener('pageshow', onShow, { capture: true })
}
