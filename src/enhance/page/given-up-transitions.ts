/**
 * Every page takes part in cross-document view transitions. One the browser gives up (the window was resized, the page
 * was left again or shown before the transition could begin) rejects promises that nobody may ever have held; nothing of
 * it matters here, and a shop that collects the errors of its pages need not read it.
 */
export function forgiveGivenUpTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
      event.preventDefault()
  })
}
