import { getStoredIntents } from '#src/stores/cart/stored-intents.ts'
import { whenSeen } from '#src/enhance/page/when-seen.ts'

/** Sends what a shopper wanted to add when the last page was left: once, and never from a prerendered page. */
export function sendWaitingIntents(): void {
  whenSeen(() => {
    if (getStoredIntents(Date.now()).length === 0) return
    void import('#src/stores/cart/cart-queue.ts').then(({ replayIntents }) => replayIntents())
  })
}
