import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { getPageAddress } from '#src/site/page-query.ts'
import { SECRET_PREFIX } from './kept-secrets.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.wanted_page'
/** Of a page whose address holds a secret. */
const SECRET_KEY = `${SECRET_PREFIX}wanted_page`

/** Remembers where the shopper was going when a guard stopped them. */
export function rememberWantedPage(): void {
  const address = getPageAddress()
  // A query that is no longer in the address bar is a secret.
  const isSecret = address !== location.pathname + location.search + location.hash
  keep(isSecret ? SECRET_KEY : KEY, address)
}

/** Remembers a page of this shop named by somebody else, e.g. by the answer of a login at a provider. */
export function wantPage(path: string): void {
  keep(KEY, path)
}

/** The page to go on to, once: always a page of this site. */
export function takeWantedPage(): string | null {
  const wanted = getWantedPage()
  keep(KEY, null)
  return wanted
}

/** The same, to be offered: it stays noted. */
export function getWantedPage(): string | null {
  const wanted = getStored('session', SECRET_KEY) ?? getStored('session', KEY)
  return typeof wanted === 'string' ? toSafeRedirect(wanted, location.origin) : null
}

/** One page is wanted at a time. */
function keep(key: string, path: string | null): void {
  setStored('session', SECRET_KEY, null)
  setStored('session', KEY, null)
  setStored('session', key, path)
}
