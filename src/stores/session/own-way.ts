let is_taken = false

/**
 * A screen that logs in or out decides itself where to go, e.g. to the wanted page. The page's guard hears of the new
 * session at the same moment and must not send the browser elsewhere.
 */
export function takeOwnWay(): void {
  is_taken = true
}

export function isOwnWayTaken(): boolean {
  return is_taken
}

// A page that was kept for «back» is guarded again, before it looks at the session.
if (typeof window !== 'undefined') {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) is_taken = false
  }
  window.addEventListener('pageshow', onShow, { capture: true })
}
