import { atom } from 'nanostores'
import { onBrowserMount } from './on-browser-mount.ts'
import { getStored, setStored } from './storage.ts'
import type { Words } from './words.ts'

export interface Flash extends Words {
  type: 'positive' | 'negative'
}

const KEY = 'noren.flash'

/** The message of this page (behaviour 2.12: a current and a next slot). */
export const $flash = atom<Flash | null>(null)

// What the last page put in the next slot is the current message here, once.
onBrowserMount($flash, () => {
  const next = getStored('session', KEY) as Flash | null
  if (!next) return
  setStored('session', KEY, null)
  $flash.set(next)
})

/** Fills the current slot: shown on this page now. */
export function setFlash(words: Words, type: Flash['type'] = 'positive'): void {
  $flash.set({ ...words, type })
}

/** Fills the next slot: shown on the page the shopper comes to next. */
export function setNextFlash(words: Words, type: Flash['type'] = 'positive'): void {
  setStored('session', KEY, { ...words, type })
}
