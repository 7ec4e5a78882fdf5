import { HIDDEN_MESSAGES_KEY } from '#src/rules/content/hidden-messages-key.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'

/** Hides a message on every page from now on, until its editor changes it (behaviour 2.4). */
export function hideMessage(message: { code: string; updated_at: string }): void {
  const known = getStored('local', HIDDEN_MESSAGES_KEY) as Record<string, string> | null
  setStored('local', HIDDEN_MESSAGES_KEY, { ...known, [message.code]: message.updated_at })
}
