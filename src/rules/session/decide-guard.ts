/** Who may see a page (behaviour 2.7). `unverified`: somebody who still has to prove an e-mail address or a code. */
export type Guard = 'public' | 'member' | 'guest-only' | 'unverified'

/** States of `$session`. */
export type SessionState = 'unknown' | 'guest' | 'mfa' | 'unregistered' | 'member' | 'refresh-failed'

/** What a guard decides: wait for the session, show the page, or send the visitor on. */
export type GuardDecision =
  | 'wait'
  | 'admit'
  /** `is_remembered`: after the page the visitor is sent to, they come back to the wanted one. */
  | { go: string; is_remembered: boolean }

/** Behaviour 2.8: how long a guard waits for the login state before it says that something is slow. */
export const LOGIN_STATE_WAIT_MS = 3000

export function decideGuard(guard: Guard, state: SessionState): GuardDecision {
  if (guard === 'public') return 'admit'
  if (state === 'unknown') return 'wait'
  const isPending = state === 'mfa' || state === 'unregistered'
  if (guard === 'guest-only') {
    if (state === 'member') return { go: '/ec/', is_remembered: false }
    // A code that never came must not lock anybody out of the login page.
    return state === 'unregistered' ? { go: '/verify/', is_remembered: false } : 'admit'
  }
  if (guard === 'unverified') {
    if (isPending) return 'admit'
    // A mail's link may be opened where nobody is logged in yet.
    return state === 'member' ? { go: '/ec/', is_remembered: false } : { go: '/login/', is_remembered: true }
  }
  if (state === 'member') return 'admit'
  if (isPending) return { go: '/verify/', is_remembered: true }
  // Behaviour 4.7: a session that was lost is told so.
  return { go: state === 'refresh-failed' ? '/login/?re=1' : '/login/', is_remembered: true }
}
