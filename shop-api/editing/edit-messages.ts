import { and, eq } from 'drizzle-orm'
import {
  type AdminMessage,
  MESSAGE_CODES,
  type MessageCode,
  type MessageInput,
} from '#contract/shapes/admin-site.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { listMessages } from '#shop-api/content/list-texts.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { messages } from '#shop-api/db/schema/content.ts'
import { lockEditing } from '#shop-api/publishing/lock-editing.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import type { EditingScope, SavingScope } from './edited-kind.ts'
import { recordSave } from './record-save.ts'
import { requirePictures } from './require-pictures.ts'
import { requireVersion } from './require-version.ts'

/** Every message of behaviour 2.3 in its order, written or not. */
export async function listAdminMessages(db: Db, { channel_id }: EditingScope): Promise<AdminMessage[]> {
  const written = new Map((await listMessages({ db, channel_id })).map((message) => [message.code, message]))
  return MESSAGE_CODES.map((code) => ({
    code,
    title: '',
    body: '',
    updated_at: null,
    ...written.get(code),
    version: written.get(code)?.version ?? 0,
  }))
}

/** @throws ApiError 404 for a code that is not in behaviour 2.3 */
export function requireMessageCode(code: string): MessageCode {
  const known = MESSAGE_CODES.find((one) => one === code)
  if (!known) throw notFound(EDITOR_ERRORS.no_message)
  return known
}

/**
 * Writes a message. `updated_at` changes only with the words, so whoever hid the message does not see the same words
 * again.
 */
export async function writeMessage(
  db: Db,
  scope: SavingScope,
  { code, version, ...input }: MessageInput & { code: MessageCode },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { channel_id, now } = scope
    const before = await lockMessage(tx, channel_id, code)
    requireVersion(version, before?.version ?? 0)
    const { title, body } = await requirePictures(tx, channel_id, input)
    if (before?.title === title && before.body === body) return
    const words = { title, body, updated_at: now }
    await tx
      .insert(messages)
      .values({ channel_id, code, ...words })
      .onConflictDoUpdate({ target: [messages.channel_id, messages.code], set: words })
    const action = before ? 'updated' : 'created'
    await recordSave(tx, scope, {
      kind: 'messages',
      things: [{ key: code, before: toWords(before), after: { title, body } }],
      changed: [{ type: 'message', key: code, action }],
    })
  })
}

/** @throws ApiError 404 where no message is written, 409 */
export async function removeMessage(
  db: Db,
  scope: SavingScope,
  { code, version }: { code: MessageCode; version: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { channel_id } = scope
    const before = await lockMessage(tx, channel_id, code)
    if (!before) throw notFound(EDITOR_ERRORS.gone)
    requireVersion(version, before.version)
    await tx.delete(messages).where(isMessage(channel_id, code))
    await recordSave(tx, scope, {
      kind: 'messages',
      things: [{ key: code, before: toWords(before), after: null }],
      changed: [{ type: 'message', key: code, action: 'deleted' }],
    })
  })
}

function toWords(row: { title: string; body: string } | undefined) {
  return row ? { title: row.title, body: row.body } : null
}

async function lockMessage(tx: Tx, channel_id: number, code: MessageCode) {
  await lockEditing(tx, channel_id)
  const [row] = await tx.select().from(messages).where(isMessage(channel_id, code))
  return row
}

function isMessage(channel_id: number, code: MessageCode) {
  return and(eq(messages.channel_id, channel_id), eq(messages.code, code))
}
