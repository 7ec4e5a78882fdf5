import { getPageAddress } from './page-query.ts'

/** The screen that asks for the keycode (behaviour 1.3). */
export const KEYCODE_SCREEN = '/keycode/'
/** Query parameter of that screen: path and query of what the visitor wanted. */
export const WANTED_PARAM = 'redirect_url'
/** A longer address is dropped, because the usual proxies refuse it. */
export const MAX_WANTED = 1500

/** @param wanted path, query and hash of an address of this shop */
export function toKeycodeAddress(wanted: string): string {
  if (wanted === '/' || wanted.length > MAX_WANTED || wanted.startsWith(KEYCODE_SCREEN)) return KEYCODE_SCREEN
  return `${KEYCODE_SCREEN}?${WANTED_PARAM}=${encodeURIComponent(wanted)}`
}

/** In a browser: asks for the keycode, and remembers where the visitor was. Does nothing on the keycode screen. */
export function leaveForKeycode(): void {
  if (location.pathname !== KEYCODE_SCREEN) location.assign(toKeycodeAddress(getPageAddress()))
}
