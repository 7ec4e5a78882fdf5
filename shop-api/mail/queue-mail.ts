import { getRequestId } from '#running/request.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { MAILS_BELL, ringBell } from '#shop-api/db/record-change.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import type { Mail } from './mail.ts'

/**
 * Puts a mail into the outbox in the transaction of what it tells about: it leaves if and only if that commits. Then
 * whichever process sends is woken.
 *
 * @param topic what it is about; a topic is told once, however often it is queued
 * @param order_id of the order it tells of, in whose history it stands
 */
export async function queueMail(
  tx: Tx,
  { mail, now, ...about }: { channel_id: number; topic: string; mail: Mail; now: Date; order_id?: number },
): Promise<void> {
  const { from, ...rest } = mail
  await tx
    .insert(mails)
    .values({
      ...rest,
      from_name: from.name,
      from_address: from.address,
      ...about,
      request_id: getRequestId(),
      next_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: mails.topic })
  await ringBell(tx, MAILS_BELL, about.channel_id)
}
