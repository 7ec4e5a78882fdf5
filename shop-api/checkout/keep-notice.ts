import type { Notice } from '#payment/provider.ts'
import type { Db } from '#shop-api/db/db.ts'
import { NOTICES_BELL, ringBell } from '#shop-api/db/record-change.ts'
import { payment_notices } from '#shop-api/db/schema/payment.ts'

interface ReceivedNotice {
  channel_id: number
  provider: string
  notice: Notice
  now: Date
}

/** Writes a notice down, once however often it comes; what it is about is looked up afterwards (`work-notices.ts`). */
export async function keepNotice(
  db: Db,
  { channel_id, provider, notice, now }: ReceivedNotice,
): Promise<void> {
  const { id: notice_id, kind, event, idempotency_key, reference } = notice
  await db.transaction(async (tx) => {
    await tx
      .insert(payment_notices)
      .values({
        channel_id,
        provider,
        notice_id,
        kind,
        event,
        idempotency_key,
        reference,
        received_at: now,
        worked_at: kind === 'other' ? now : null,
      })
      .onConflictDoNothing()
    await ringBell(tx, NOTICES_BELL, channel_id)
  })
}
