import type { CallFailure } from '#src/rules/calls/call-failure.ts'

/** Screens of a gift's recipient between the link and the end, in the order they are walked. */
export type GiftStep = 'shipping' | 'delivery' | 'confirm' | 'complete'

/** Why a link leads to no gift that could be accepted. */
export type GiftEnd = 'unknown' | 'expired' | 'cancelled'

/** Where a step of a gift stands. The key is in the address, so a reload and a second tab know which gift is meant. */
export function toGiftPath(step: GiftStep, key: string): string {
  return `/social-gift/${encodeURIComponent(key)}/${step}/`
}

export function toGiftStartPath(key: string): string {
  return `/social-gift/?token=${encodeURIComponent(key)}`
}

/** What a refusal says about the gift itself; null where it is about something else. */
export function toGiftEnd(failure: CallFailure): GiftEnd | 'answered' | null {
  if (failure.kind !== 'refused') return null
  if (failure.status === 404) return 'unknown'
  if (failure.code === 'social_gift.expired') return 'expired'
  if (failure.code === 'social_gift.cancelled') return 'cancelled'
  return failure.code === 'social_gift.already_accepted' ? 'answered' : null
}
