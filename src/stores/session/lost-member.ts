import { getAccessToken } from './access-token.ts'
import { forgetDrafts } from '#src/stores/page/form-draft.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.lost_member'

/**
 * Before the token is deleted: notes whose session ended while a form was open in this tab. What was typed waits for
 * the same member.
 */
export function noteLostMember(): void {
  const user_id = getAccessToken()?.user_id
  if (user_id !== undefined) setStored('session', KEY, user_id)
}

/** Somebody logs in where a session was lost: drafts of another member are deleted. */
export function welcomeBack(user_id: number): void {
  const lost = getStored('session', KEY)
  setStored('session', KEY, null)
  if (typeof lost === 'number' && lost !== user_id) forgetDrafts()
}
