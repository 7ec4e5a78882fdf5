import { atom } from 'nanostores'
import type { Words } from './words.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'

/** How long a toast that says it went well is shown. */
const TOAST_DURATION_MS = 5000
/** Behaviour 2.13: the oldest goes when a sixth comes. */
const TOAST_MAXIMUM = 5

export interface Toast extends Words {
  id: number
  type: 'positive' | 'negative'
}

export const $toasts = atom<readonly Toast[]>([])

let last_id = 0

/**
 * Shows a toast. One that says it went well leaves after five seconds; one that says what went wrong stays until it is
 * closed, because whoever was looking elsewhere has to read it. One that is on screen already is not shown twice.
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

/** Says in a toast why something was not done. Whoever left the page is told nothing. */
export function tellFailure(failure: CallFailure): void {
  if (failure.kind === 'cancelled') return
  showToast(failure.kind === 'refused' ? failure : { code: failure.kind }, 'negative')
}
