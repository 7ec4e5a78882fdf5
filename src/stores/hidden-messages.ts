import { atom } from 'nanostores'
import type { HiddenMessages } from '#src/rules/message-visibility.ts'
import { onBrowserMount } from './on-browser-mount.ts'
import { getStored, setStored } from './storage.ts'

const KEY = 'noren.hidden_messages'

/** Messages this visitor hid (spec §2), by code. */
export const $hiddenMessages = atom<HiddenMessages>({})

onBrowserMount($hiddenMessages, () => {
  $hiddenMessages.set((getStored('local', KEY) as HiddenMessages | null) ?? {})
})

export function hideMessage(message: { code: string; updated_at: string }): void {
  const stored = (getStored('local', KEY) as HiddenMessages | null) ?? {}
  const hidden = { ...stored, [message.code]: message.updated_at }
  setStored('local', KEY, hidden)
  $hiddenMessages.set(hidden)
}
