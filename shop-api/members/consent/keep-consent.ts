import type { Consent, ConsentInput } from '#contract/shapes/consent.ts'
import type { Db } from '#shop-api/db/db.ts'
import { consents } from '#shop-api/db/schema/member-records.ts'
import type { Member } from '#shop-api/members/member.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  member: Pick<Member, 'id'> | null
}

/** Records what a visitor decided, beside earlier decisions: a shop must be able to show when who allowed what. */
export async function keepConsent(
  { db, channel, now, member }: Scope,
  decision: ConsentInput,
): Promise<Consent> {
  await db
    .insert(consents)
    .values({ ...decision, channel_id: channel.id, user_id: member?.id ?? null, decided_at: now })
  return { ...decision, decided_at: now.toISOString() }
}
