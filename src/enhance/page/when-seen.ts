/**
 * Runs something once the page is really shown: a prerendered page writes nothing (architecture «No client router»).
 */
export function whenSeen(work: () => void): void {
  // `prerendering` is not in TypeScript's DOM yet: https://developer.mozilla.org/docs/Web/API/Document/prerendering
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}
