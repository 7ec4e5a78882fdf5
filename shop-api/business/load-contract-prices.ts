import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { contract_prices } from '#shop-api/db/schema/business.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { findBuyer } from './find-buyer.ts'

interface Payer {
  channel_id: number
  user_id: number | null
  now: Date
}

/**
 * What a member's company pays for variations, in yen with tax: the price that was agreed, else its rate of the usual one. Those
 * that cost what everybody pays are left out.
 * @param regular usual prices, by variation
 */
export async function loadContractPrices(
  db: Db | Tx,
  { channel_id, user_id, now }: Payer,
  regular: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const found = regular.size === 0 ? undefined : await findBuyer(db, { channel_id, user_id })
  if (!found) return new Map()
  const { account_id, product_id, valid_from, valid_until, unit_price } = contract_prices
  const today = toJapanDay(now)
  const rows = await db
    .select({ product_id, unit_price })
    .from(contract_prices)
    .where(
      and(
        eq(account_id, found.account.id),
        inArray(product_id, [...regular.keys()]),
        or(isNull(valid_from), lte(valid_from, today)),
        or(isNull(valid_until), gte(valid_until, today)),
      ),
    )
  const agreed = new Map(rows.map((row) => [row.product_id, row.unit_price]))
  const { price_rate } = found.account
  return new Map(
    [...regular].flatMap(([id, price]) => {
      const own = agreed.get(id) ?? Math.floor((price * price_rate) / 100)
      return own === price ? [] : [[id, own] as const]
    }),
  )
}
