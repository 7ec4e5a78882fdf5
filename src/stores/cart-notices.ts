import { atom } from 'nanostores'
import type { Cart } from '#contract/shapes/cart.ts'

export type CartNotice = Cart['notices'][number]

/** What the API changed by itself (spec §8). It says so once, so it is kept here until the shopper has read it. */
export const $cartNotices = atom<readonly CartNotice[]>([])

export function addCartNotices(notices: readonly CartNotice[]): void {
  const known = $cartNotices.get()
  const added = notices.filter((notice) => !known.some(({ message }) => message === notice.message))
  if (added.length > 0) $cartNotices.set([...known, ...added])
}

export function dismissCartNotices(): void {
  $cartNotices.set([])
}
