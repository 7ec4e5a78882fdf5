import { toSafeRedirect } from '#src/rules/safe-redirect.ts'
import { getStored, setStored } from './storage.ts'

const KEY = 'noren.wanted_page'

/** Notes where the shopper was going when a guard stood in the way. */
export function rememberWantedPage(): void {
  setStored('session', KEY, location.pathname + location.search + location.hash)
}

/** Notes a page of this shop that somebody else remembered, e.g. who answered a login at a provider. */
export function wantPage(path: string): void {
  setStored('session', KEY, path)
}

/** Where to go on, once: only ever a page of this site. */
export function takeWantedPage(): string | null {
  const wanted = getWantedPage()
  setStored('session', KEY, null)
  return wanted
}

/** The same, to be offered: it stays noted. */
export function getWantedPage(): string | null {
  const wanted = getStored('session', KEY)
  return typeof wanted === 'string' ? toSafeRedirect(wanted, location.origin) : null
}
