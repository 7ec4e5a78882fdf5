import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { countPieces } from './cart-detail.ts'

/**
 * Prices of the quotation a cart was made of, by variation. They hold until its last day, for one order, and for no more
 * pieces than were quoted: whoever adds to them pays today's price for all.
 */
export async function loadQuotedPrices(
  db: Db | Tx,
  payer: Payer,
  detail: CartDetail,
): Promise<ReadonlyMap<number, number>> {
  const found = await findHeldQuotation(db, payer, detail)
  const lines = Map.groupBy(found?.quoted_detail.products ?? [], ({ product_id }) => product_id)
  return new Map(
    [...lines].flatMap(([id, of_product]) => {
      const quoted = of_product.reduce((all, { quantity }) => all + quantity, 0)
      const [first] = of_product
      return first && countPieces(detail, id) <= quoted ? [[id, first.unit_price] as const] : []
    }),
  )
}

/** What a cart's answer says of its quotation; nothing where none of its prices hold. */
export async function findQuotationNo(
  db: Db | Tx,
  payer: Payer,
  detail: CartDetail,
  priced: Cart['detail'],
): Promise<Pick<Cart, 'quotation_no'>> {
  if (!priced.products.some(isAsQuoted)) return {}
  const found = await findHeldQuotation(db, payer, detail)
  return found ? { quotation_no: found.quotation_no } : {}
}

/** The quotation of a cart, while its prices hold for whoever pays. */
export async function findHeldQuotation(
  db: Db | Tx,
  { channel_id, user_id, now }: Payer,
  { quotation_id }: Pick<CartDetail, 'quotation_id'>,
): Promise<typeof quotations.$inferSelect | undefined> {
  if (quotation_id === undefined || user_id === null) return undefined
  const [found] = await db
    .select()
    .from(quotations)
    .where(
      and(
        eq(quotations.id, quotation_id),
        eq(quotations.channel_id, channel_id),
        eq(quotations.user_id, user_id),
        gte(quotations.valid_until, toJapanDay(now)),
        isNull(quotations.order_no),
      ),
    )
  return found
}

/** Whether a line costs what a quotation said. */
export const isAsQuoted = ({ agreed }: Cart['detail']['products'][number]): boolean =>
  agreed?.by === 'quotation'
