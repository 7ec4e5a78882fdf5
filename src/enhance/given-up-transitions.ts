/**
 * Every page takes part in cross-document view transitions. One the browser gives up (the window was resized, the page
 * was left again) rejects `ready`; unless somebody listens that is an uncaught error, and nothing of it matters here.
 */
export function forgiveGivenUpTransitions(): void {
  addEventListener('pageswap', (event) => forgive(event.viewTransition))
  addEventListener('pagereveal', (event) => forgive(event.viewTransition))
}

function forgive(transition: ViewTransition | null): void {
  transition?.ready.catch(() => {})
}
