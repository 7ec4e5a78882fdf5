import { atom } from 'nanostores'
import { setStored } from '#src/stores/page/storage.ts'

/** Who is shopping (behaviour 4.1). `unknown` until the first check; the unregistered are sent to /verify. */
export type Session =
  | { state: 'unknown' }
  | { state: 'guest' }
  | { state: 'mfa'; user_id: number }
  | { state: 'unregistered'; user_id: number }
  | { state: 'member'; user_id: number }
  | { state: 'refresh-failed' }

/** Not checked here: `session.ts` checks it once something shows it, so screens import it from there. */
export const $session = atom<Session>({ state: 'unknown' })

/** Changes whenever the session does, so that other tabs hear of it. */
export const SESSION_KEY = 'noren.session'

/** Sets the session in this tab and makes every other tab check again. */
export function announceSession(session: Session): void {
  $session.set(session)
  setStored('local', SESSION_KEY, `${session.state} ${Date.now()}`)
}
