import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { type GiftEnd, toGiftEnd } from '#src/rules/gift/gift-steps.ts'
import { getGiftKey } from './gift-key.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'

export type TakenGift = CallOutput<'GET /v1/social-gifts/{giftToken}/complete'>

export type TakenGiftState =
  | { state: 'loading' }
  | { state: 'taken'; taken: TakenGift }
  /** Nobody answered yet. The start page says whether it is still possible. */
  | { state: 'not-taken'; key: string }
  | { state: 'ended'; end: GiftEnd }
  | { state: 'failed'; failure: CallFailure }

/** What was agreed. Only the browser that gave the address can read it again. */
export const $takenGift = atom<TakenGiftState>({ state: 'loading' })

export async function loadTakenGift(): Promise<void> {
  const key = getGiftKey()
  if (!key) return $takenGift.set({ state: 'ended', end: 'unknown' })
  if ($takenGift.get().state === 'failed') $takenGift.set({ state: 'loading' })
  try {
    const api = await loadOpenApi()
    const { body } = await api.call('GET /v1/social-gifts/{giftToken}/complete', {
      params: { giftToken: key },
    })
    $takenGift.set({ state: 'taken', taken: body })
  } catch (error) {
    $takenGift.set(toState(toCallFailure(error), key))
  }
}

function toState(failure: CallFailure, key: string): TakenGiftState {
  const end = toGiftEnd(failure)
  if (end && end !== 'answered') return { state: 'ended', end }
  const isNotTaken = failure.kind === 'refused' && failure.code === 'social_gift.not_accepted'
  return isNotTaken ? { state: 'not-taken', key } : { state: 'failed', failure }
}

onBrowserMount($takenGift, () => {
  void loadTakenGift()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void loadTakenGift()
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
})
