import { and, eq } from 'drizzle-orm'
import type { PolicyHosts } from '#contract/policy-hosts.ts'
import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import type { Payments } from './payments.ts'

const KEY = 'PAYMENT.HOSTS'

/** The hosts a shop's card fields ask, as the setting holds them; empty for none. */
export function toPaymentHosts(payments: Payments | undefined, channel: string): string {
  const hosts = payments?.take(channel, 'card')?.hosts
  return hosts ? writeHosts(hosts) : ''
}

const writeHosts = (hosts: PolicyHosts) =>
  Object.entries(hosts)
    .flatMap(([kind, names]) => names.map((name) => `${kind}=${name}`))
    .join(' ')

/**
 * Stores in the settings of every shop which hosts its card fields ask, because a published page allows only those. When
 * they changed since the last start, the change is in the feed, so publishers make the pages again.
 */
export async function tellPaymentHosts(db: Db, payments: Payments, now: Date): Promise<void> {
  for (const { id: channel_id, name } of await db
    .select({ id: channels.id, name: channels.name })
    .from(channels)) {
    const value = toPaymentHosts(payments, name)
    await db.transaction(async (tx) => {
      const [told] = await tx
        .select({ value: settings.value })
        .from(settings)
        .where(and(eq(settings.channel_id, channel_id), eq(settings.key, KEY)))
      if ((told?.value ?? '') === value) return
      await tx
        .insert(settings)
        .values({ channel_id, key: KEY, value })
        .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value } })
      await recordChange(tx, {
        channel_id,
        changed: [{ type: 'settings', key: KEY, action: 'updated' }],
        now,
        keeps_counts: true,
      })
    })
  }
}
