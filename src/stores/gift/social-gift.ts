import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { type GiftEnd, toGiftEnd } from '#src/rules/gift/gift-steps.ts'
import { getGiftKey } from './gift-key.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'

export type OpenGift = CallOutput<'GET /v1/social-gifts/{giftToken}/products'>

export type GiftState =
  | { state: 'loading' }
  /** It waits for its recipient's answer. */
  | { state: 'open'; key: string; opened: OpenGift }
  /** Somebody with this link answered already. */
  | { state: 'answered'; key: string }
  | { state: 'ended'; end: GiftEnd }
  | { state: 'failed'; failure: CallFailure }

/** The gift of this page's link, for its recipient. Read without a login: the link is the pass. */
export const $socialGift = atom<GiftState>({ state: 'loading' })

/** Asks the API how the gift stands. The present state is shown until it answers. */
export async function loadSocialGift(): Promise<void> {
  const key = getGiftKey()
  if (!key) return $socialGift.set({ state: 'ended', end: 'unknown' })
  if ($socialGift.get().state === 'failed') $socialGift.set({ state: 'loading' })
  try {
    const api = await loadOpenApi()
    const { body } = await api.call('GET /v1/social-gifts/{giftToken}/products', {
      params: { giftToken: key },
    })
    $socialGift.set({ state: 'open', key, opened: body })
  } catch (error) {
    takeGiftFailure(toCallFailure(error))
  }
}

/** Takes what a refused call says about the gift itself, e.g. that it expired while a form was filled in. */
export function takeGiftFailure(failure: CallFailure): void {
  const end = toGiftEnd(failure)
  if (end === 'answered') $socialGift.set({ state: 'answered', key: getGiftKey() })
  else if (end) $socialGift.set({ state: 'ended', end })
  else if ($socialGift.get().state === 'loading' && failure.kind !== 'cancelled')
    $socialGift.set({ state: 'failed', failure })
}

// A page kept for «back», or in a tab in the background: the gift may have been answered meanwhile.
onBrowserMount($socialGift, () => {
  void loadSocialGift()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void loadSocialGift()
  const onLook = () => document.hidden || void loadSocialGift()
  window.addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    window.removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onLook)
  }
})
