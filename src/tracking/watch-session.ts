import { $session } from '#src/stores/session/session.ts'

/** Becoming a member, in the words of the event it is told as. */
export type Entry = 'login' | 'sign_up'

/** Who becomes a member on this page has logged in, or signed up. A session that was there before is neither. */
export function watchSession(tell: (entry: Entry) => void): void {
  let before = $session.get().state
  $session.listen(({ state }) => {
    const hasCome = state === 'member' && before !== 'member' && before !== 'unknown'
    // What another tab did is told by that tab.
    if (hasCome && !document.hidden) {
      const isNew = before === 'unregistered' || location.pathname.startsWith('/register/')
      tell(isNew ? 'sign_up' : 'login')
    }
    before = state
  })
}
