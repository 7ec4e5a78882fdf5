import { $session } from '#src/stores/session/session.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** Becoming a member, in the words of the event it is told as. */
export type Entry = 'login' | 'sign_up'

/**
 * A visitor who becomes a member on this page has logged in or signed up. A session that was there before is neither.
 */
export function watchSession(tell: (entry: Entry) => void): void {
  let before = $session.get().state
  $session.listen(({ state }) => {
    const hasCome = state === 'member' && before !== 'member' && before !== 'unknown'
    // What another tab did is sent by that tab.
    if (hasCome && !document.hidden) {
      const isNew = before === 'unregistered' || location.pathname.startsWith('/register/')
      tell(isNew ? 'sign_up' : 'login')
    }
    before = state
  })
}

const ENTRY_KEY = 'noren.entry'

/** Notes a login on a page that counts nothing, for the next page that does. It holds nothing of the page's address. */
export function keepEntry(entry: Entry): void {
  setStored('session', ENTRY_KEY, entry)
}

/** What was noted, once. */
export function takeEntry(): Entry | null {
  const entry = getStored('session', ENTRY_KEY)
  setStored('session', ENTRY_KEY, null)
  return entry === 'login' || entry === 'sign_up' ? entry : null
}
