import { sql } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { selling_terms } from '#shop-api/db/schema/selling.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

/**
 * The next order number of a shop, e.g. `M20261121-000123`: its initial, the day in Japan, a running number. It is
 * no secret: reading an order takes the token of its cart. Holds the shop's counter until the transaction ends,
 * so it is taken late.
 */
export async function takeOrderNo(tx: Tx, channel: { id: number; name: string }, now: Date): Promise<string> {
  const [row] = await tx
    .insert(selling_terms)
    .values({ channel_id: channel.id, last_order_number: 1 })
    .onConflictDoUpdate({
      target: selling_terms.channel_id,
      set: { last_order_number: sql`${selling_terms.last_order_number} + 1` },
    })
    .returning({ number: selling_terms.last_order_number })
  if (row === undefined) throw new Error('No order number was given')
  const initial = channel.name.slice(0, 1).toUpperCase()
  return `${initial}${toJapanDay(now).replaceAll('-', '')}-${String(row.number).padStart(6, '0')}`
}
