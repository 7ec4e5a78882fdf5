import { getStoredIntents } from '#src/stores/stored-intents.ts'

/** Sends what a shopper wanted of the cart when the last page was left: once, and never from a prerendered page. */
export function sendWaitingIntents(): void {
  // `prerendering` is not in TypeScript's DOM yet: https://developer.mozilla.org/docs/Web/API/Document/prerendering
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', send, { once: true })
  else send()
}

function send(): void {
  if (getStoredIntents(Date.now()).length === 0) return
  void import('#src/stores/cart-queue.ts').then(({ replayIntents }) => replayIntents())
}
