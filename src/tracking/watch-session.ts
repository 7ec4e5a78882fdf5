import { $session } from '#src/stores/session.ts'
import { recordEvent } from './event-outbox.ts'

/** Who becomes a member on this page has logged in, or signed up. A session that was there before is neither. */
export function watchSession(): void {
  let before = $session.get().state
  $session.listen(({ state }) => {
    const hasCome = state === 'member' && before !== 'member' && before !== 'unknown'
    // What another tab did is told by that tab.
    if (hasCome && !document.hidden) {
      const isNew = before === 'unregistered' || location.pathname.startsWith('/register/')
      recordEvent(isNew ? 'sign_up' : 'login', { method: 'site' })
    }
    before = state
  })
}
