import { toSafeRedirect } from '#src/rules/safe-redirect.ts'
import { getStored, setStored } from './storage.ts'

const KEY = 'noren.wanted_page'

/** Notes where the shopper was going when a guard stood in the way. */
export function rememberWantedPage(): void {
  setStored('session', KEY, location.pathname + location.search + location.hash)
}

/** Where to go on, once: only ever a page of this site. */
export function takeWantedPage(): string | null {
  const wanted = getStored('session', KEY)
  setStored('session', KEY, null)
  return typeof wanted === 'string' ? toSafeRedirect(wanted, location.origin) : null
}
