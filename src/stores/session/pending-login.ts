import { getStored, setStored } from '#src/stores/page/storage.ts'

/** A login that is not finished (behaviour 4.2): a code is awaited, or the e-mail address is not verified yet. */
export type PendingLogin =
  | { state: 'mfa'; user_id: number; is_sync_user_channel: boolean; verify_code?: string }
  /**
   * `is_new`: this browser registered just now. `email`: where the last code was sent, if not to the address of the
   * registration; null when there is none yet, after a login at a provider that told none.
   */
  | { state: 'unregistered'; user_id: number; is_new?: boolean; email?: string | null }

const KEY = 'noren.pending_login'

export function getPendingLogin(): PendingLogin | null {
  return getStored('local', KEY) as PendingLogin | null
}

export function setPendingLogin(pending: PendingLogin | null): void {
  setStored('local', KEY, pending)
}
