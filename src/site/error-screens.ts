import { CHANNEL_MISSING } from '#contract/channel-missing.ts'

/** Screens of behaviour 2.5, for a page that finds it cannot be shown. */
const INVALID_CHANNEL_SCREEN = '/invalid-channel/'
const INVALID_ROUTE_SCREEN = '/invalid-route/'

export function isChannelMissing({ sentence }: { sentence: string }): boolean {
  return sentence === CHANNEL_MISSING
}

/** In a browser: the channel of this page is invalid, so nothing of it can be shown. */
export function leaveInvalidChannel(): void {
  if (location.pathname !== INVALID_CHANNEL_SCREEN) location.replace(INVALID_CHANNEL_SCREEN)
}

/** In a browser: the address names something that cannot be. */
export function leaveInvalidRoute(): void {
  location.replace(INVALID_ROUTE_SCREEN)
}
