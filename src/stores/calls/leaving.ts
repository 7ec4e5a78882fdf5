/** Whether the page is being left. A page kept for «back» becomes active again. */
let leaving = new AbortController()

/** Aborted when the page is left. For reads only: mutations outlive the page (architecture «No client router»). */
export function getLeavingSignal(): AbortSignal {
  return leaving.signal
}

if (typeof window !== 'undefined') {
  // In the capture phase, before the queues that flush on the same event: their calls are not reads.
  window.addEventListener('pagehide', () => leaving.abort(), { capture: true })
  window.addEventListener(
    'pageshow',
    () => {
      if (leaving.signal.aborted) leaving = new AbortController()
    },
    { capture: true },
  )
}
