import type { Tx } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import type { InquiryRow } from './describe-inquiry.ts'

/** Writes into the journal of the staff what one of them did. What was said stays in the inquiry, which goes with its sender. */
export async function recordInquiryEdit(
  tx: Tx,
  { channel_id, key, status }: InquiryRow,
  { now, actor, after }: { now: Date; actor: Actor; after: object },
): Promise<void> {
  const about = { channel_id, area: 'orders', kind: 'inquiries', key, name: key } as const
  await recordEdit(tx, { ...about, now, actor, before: { status }, after })
}
