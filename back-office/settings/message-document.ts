import type { AdminMessage, MessageCode } from '#contract/shapes/admin-site.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { MESSAGES_TEXT } from '#src/text/back-office/messages.ts'
import { callApi } from '../api/call-api.ts'
import type { Entry } from '../forms/entry.ts'
import { announceSave } from '../frame/save-notice.ts'

/** What a form holds of a message; version 0 where none is written. */
export interface Message extends Entry {
  code: MessageCode
  title: string
  body: string
  version: number
}

const toMessage = ({ code, title, body, version }: AdminMessage): Message => ({
  code: code as MessageCode,
  title,
  body,
  version,
})

/** Every place with what stands there. @throws Refusal */
export async function listMessages(): Promise<Message[]> {
  return (await callApi('GET /v1/admin/messages')).data.map(toMessage)
}

/** @throws Refusal */
export async function readMessage(code: MessageCode): Promise<Message> {
  const found = (await listMessages()).find((message) => message.code === code)
  return found ?? { code, title: '', body: '', version: 0 }
}

/** @throws Refusal 409 when somebody else saved it since `base` was read */
export async function writeMessage(values: Entry, { code, version }: Message): Promise<Message> {
  const { title, body } = values as Message
  return toMessage(
    await callApi('PUT /v1/admin/messages/{code}', { params: { code }, body: { title, body, version } }),
  )
}

/** @throws Refusal 409 when somebody else saved it since it was read */
export async function removeMessage({ code, version }: Message): Promise<void> {
  await callApi('DELETE /v1/admin/messages/{code}', { params: { code }, query: { version } })
}

/** Says that it is saved, and lets it be taken back to what was `before`. */
export function announceMessage(saved: Message, before: Message, onUndone: () => Promise<void>): void {
  announceSave({
    sentence: KINDS_TEXT.saved,
    change: { type: 'message', key: saved.code, version: saved.version },
    undo: async () => {
      if (before.version === 0) await removeMessage(saved)
      else await writeMessage(before, saved)
      await onUndone()
      announceSave({ sentence: KINDS_TEXT.undone })
    },
  })
}

/** Says that it is off its page, and lets it be put back. */
export function announceRemoval(before: Message, onUndone: () => Promise<void>): void {
  announceSave({
    sentence: MESSAGES_TEXT.removed,
    undo: async () => {
      await writeMessage(before, { ...before, version: 0 })
      await onUndone()
      announceSave({ sentence: KINDS_TEXT.undone })
    },
  })
}
