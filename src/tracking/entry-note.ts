import { getStored, setStored } from '#src/stores/page/storage.ts'
import type { Entry } from './watch-session.ts'

const KEY = 'noren.entry'

/** Notes a login of a page that counts nothing, for the next page that does. Nothing of the page's address is in it. */
export function keepEntry(entry: Entry): void {
  setStored('session', KEY, entry)
}

/** What was noted, once. */
export function takeEntry(): Entry | null {
  const entry = getStored('session', KEY)
  setStored('session', KEY, null)
  return entry === 'login' || entry === 'sign_up' ? entry : null
}
