import { atom } from 'nanostores'
import type { Cart } from '#contract/shapes/cart.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

export type CartNotice = Cart['notices'][number]

const KEY = 'noren.cart_notices'

/**
 * Changes the API made by itself (behaviour 6.5). It tells them once, so they are kept here until the shopper has read
 * them, on whichever screen of cart or checkout.
 */
export const $cartNotices = atom<readonly CartNotice[]>([])

onBrowserMount($cartNotices, () => addCartNotices([]))

export function addCartNotices(notices: readonly CartNotice[]): void {
  const known = $cartNotices.get()
  const all = [...known, ...getKept(), ...notices].filter(
    ({ message }, at, list) => list.findIndex((notice) => notice.message === message) === at,
  )
  if (all.length === known.length) return
  $cartNotices.set(all)
  // A shopper who is sent on because of a new cart reads this as the next page's message.
  keep(all.filter(({ code }) => code !== 'reinitialised'))
}

export function dismissCartNotices(): void {
  $cartNotices.set([])
  keep([])
}

function getKept(): readonly CartNotice[] {
  const kept = getStored('session', KEY)
  return Array.isArray(kept) ? (kept as CartNotice[]) : []
}

function keep(notices: readonly CartNotice[]): void {
  setStored('session', KEY, notices.length > 0 ? notices : null)
}
