import type { ErrorBody } from '#contract/shapes/error.ts'

/** Spec §4: title, message and tag id of the maintenance screen. */
export type Maintenance = NonNullable<ErrorBody['maintenance']>

export const MAINTENANCE_SCREEN = '/maintenance/'
const KEY = 'noren.maintenance'

/** What the screen is told by the page that leads to it. */
interface LeftForMaintenance {
  /** What the API said; null when it said nothing. */
  words: Maintenance | null
  /** Path, query and hash to come back to. */
  from: string | null
  /** The page ran tags of others, so its address holds no secret that a tag of this screen could read. */
  may_run_tags: boolean
}

/** In a browser: any 503 leads to the maintenance screen, unless that is where we are (spec §4 HTTP handling). */
export function leaveForMaintenance(words: Maintenance | null): void {
  const { pathname, search, hash } = location
  if (pathname === MAINTENANCE_SCREEN) return
  const may_run_tags = document.getElementById('noren-tracking') !== null
  const go = () => {
    keepLeft({ words, from: pathname + search + hash, may_run_tags })
    location.replace(MAINTENANCE_SCREEN)
  }
  // What a page stores before anybody sees it is thrown away.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', go, { once: true })
  else go()
}

export function readLeft(): LeftForMaintenance {
  const nobody = { words: null, from: null, may_run_tags: true }
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LeftForMaintenance | null) ?? nobody
  } catch {
    return nobody
  }
}

function keepLeft(left: LeftForMaintenance): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left))
  } catch {
    // Without storage the visitor comes back to the front page.
  }
}
