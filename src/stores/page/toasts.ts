import { atom } from 'nanostores'
import type { Words } from './words.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'

/** How long a success toast is shown. */
const TOAST_DURATION_MS = 5000
/** Behaviour 2.13: the oldest is removed when a sixth comes. */
const TOAST_MAXIMUM = 5

export interface Toast extends Words {
  id: number
  type: 'positive' | 'negative'
}

export const $toasts = atom<readonly Toast[]>([])

let last_id = 0

/**
 * Shows a toast. A success toast disappears after five seconds. An error toast stays until it is closed, so that
 * somebody who looked elsewhere can read it. The same toast is not shown twice at a time.
 */
export function showToast(words: Words, type: Toast['type'] = 'positive'): void {
  const isShown = $toasts
    .get()
    .some((toast) => toast.code === words.code && toast.sentence === words.sentence)
  if (isShown) return
  const toast = { ...words, type, id: (last_id += 1) }
  $toasts.set([...$toasts.get(), toast].slice(-TOAST_MAXIMUM))
  if (type === 'positive') setTimeout(() => dismissToast(toast.id), TOAST_DURATION_MS)
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

/** Says in a toast why something failed. A shopper who left the page is told nothing. */
export function tellFailure(failure: CallFailure): void {
  if (failure.kind === 'cancelled') return
  showToast(failure.kind === 'refused' ? failure : { code: failure.kind }, 'negative')
}
