import { getStored, setStored } from '#src/stores/page/storage.ts'

/** What every page may know about the cart without asking the API. */
export interface CartSummary {
  token: string
  version: number
  /** Pieces in the cart. */
  count: number
}

type Tell = (summary: CartSummary | null) => void

const KEY = 'noren.cart'
const watchers = new Set<Tell>()

/** Keeps the last known cart for every tab, and tells its watchers in this tab. */
export function keepCartSummary(summary: CartSummary | null): void {
  setStored('local', KEY, summary)
  for (const tell of watchers) tell(summary)
}

/**
 * Calls back with the last known cart of any tab, null without one: at once, and whenever it changes. Returns a
 * function that ends that. It has no store, because every page shows the count and few need more of the cart.
 */
export function watchCartSummary(tell: Tell): () => void {
  const read = () => tell(getStored('local', KEY) as CartSummary | null)
  /** `key` is null when a tab cleared everything. */
  const readChange = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read()
  }
  read()
  watchers.add(tell)
  // `storage` events and not a BroadcastChannel: an open channel may keep a page out of the back/forward cache.
  window.addEventListener('storage', readChange)
  window.addEventListener('pageshow', read)
  return () => {
    watchers.delete(tell)
    window.removeEventListener('storage', readChange)
    window.removeEventListener('pageshow', read)
  }
}
