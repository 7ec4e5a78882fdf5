import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { noteSignedOut } from './session.ts'

/** Has the server end the session; one that is over already is out. @returns what went wrong */
export async function signOut(): Promise<string | undefined> {
  try {
    const response = await fetch('../v1/admin/auth/logout', { method: 'POST' })
    if (!response.ok && response.status !== 401) return EDITOR_TEXT.offline
    noteSignedOut()
    return undefined
  } catch {
    return EDITOR_TEXT.offline
  }
}
