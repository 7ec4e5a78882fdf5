import type { ErrorBody } from '#contract/shapes/error.ts'
import { getPageAddress } from './page-query.ts'

/** Behaviour 1.2: title, message and tag id of the maintenance screen. */
export type Maintenance = NonNullable<ErrorBody['maintenance']>

export const MAINTENANCE_SCREEN = '/maintenance/'
const KEY = 'noren.maintenance'
/** The same for a page whose address held a secret: while the secret is stored, no script of another company runs. */
const SECRET_KEY = 'noren.secret.maintenance'

/** What the screen is told by the page that led to it. */
interface LeftForMaintenance {
  /** What the API said; null when it said nothing. */
  words: Maintenance | null
  /** Path, query and hash to come back to. */
  from: string | null
  /** The page ran tags of others, so its address holds no secret a tag of this screen could read. */
  may_run_tags: boolean
}

/** In a browser: any 503 leads to the maintenance screen, unless that is the present one (behaviour 1.2). */
export function leaveForMaintenance(words: Maintenance | null): void {
  const { pathname, search, hash } = location
  if (pathname === MAINTENANCE_SCREEN) return
  const may_run_tags = document.getElementById('noren-tracking') !== null
  const go = () => {
    const from = getPageAddress()
    keepLeft({ words, from, may_run_tags }, from === pathname + search + hash ? KEY : SECRET_KEY)
    location.replace(MAINTENANCE_SCREEN)
  }
  // Whatever a page stores before anybody sees it is thrown away.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', go, { once: true })
  else go()
}

export function readLeft(): LeftForMaintenance {
  const nobody = { words: null, from: null, may_run_tags: true }
  try {
    const left = sessionStorage.getItem(SECRET_KEY) ?? sessionStorage.getItem(KEY)
    return (JSON.parse(left ?? 'null') as LeftForMaintenance | null) ?? nobody
  } catch {
    return nobody
  }
}

/** For the screen that goes back: the secret is no longer needed. */
export function forgetLeft(): void {
  try {
    sessionStorage.removeItem(SECRET_KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function keepLeft(left: LeftForMaintenance, key: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(left))
  } catch {
    // Without storage the visitor comes back to the front page.
  }
}
