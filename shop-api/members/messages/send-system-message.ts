import { randomBytes } from 'node:crypto'
import type { Tx } from '#shop-api/db/db.ts'
import { system_messages } from '#shop-api/db/schema/member-records.ts'

export interface NewSystemMessage {
  channel_id: number
  /** Whom it is to; null for all members. */
  user_id: number | null
  title: string
  /** Rich text: what anybody typed must be escaped. */
  body: string
  order_no?: string | null
  now: Date
}

/** Puts a message into a member's message center, within the transaction of what it tells about. @returns its key */
export async function sendSystemMessage(
  tx: Tx,
  { now, order_no = null, ...message }: NewSystemMessage,
): Promise<string> {
  const key = randomBytes(8).toString('hex')
  await tx.insert(system_messages).values({ ...message, key, order_no, sent_at: now })
  return key
}
