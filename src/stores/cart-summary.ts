import { atom } from 'nanostores'
import { onBrowserMount } from './on-browser-mount.ts'
import { getStored, setStored } from './storage.ts'

/** What every page may know of the cart without asking the API. */
export interface CartSummary {
  token: string
  version: number
  /** Pieces in the cart. */
  count: number
}

const KEY = 'noren.cart'

/** Last known cart of any tab; null without one. A change in another tab arrives by itself. */
export const $cartSummary = atom<CartSummary | null>(null)

// `storage` events and not a BroadcastChannel: an open channel may keep a page out of the back/forward cache.
onBrowserMount($cartSummary, () => {
  readSummary()
  window.addEventListener('storage', readChange)
  window.addEventListener('pageshow', readSummary)
  return () => {
    window.removeEventListener('storage', readChange)
    window.removeEventListener('pageshow', readSummary)
  }
})

function readSummary(): void {
  $cartSummary.set(getStored('local', KEY) as CartSummary | null)
}

/** `key` is null when a tab cleared everything. */
function readChange({ key }: StorageEvent): void {
  if (key === KEY || key === null) readSummary()
}

export function setCartSummary(summary: CartSummary | null): void {
  setStored('local', KEY, summary)
  $cartSummary.set(summary)
}
