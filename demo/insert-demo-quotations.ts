import { and, asc, eq, gte } from 'drizzle-orm'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { carts } from '#shop-api/db/schema/selling.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { addProducts } from '#shop-api/cart/change-lines.ts'
import { initCart } from '#shop-api/checkout/init-cart.ts'
import { keepQuotation } from '#shop-api/quotations/keep-quotation.ts'
import { daysAgo } from './days-ago.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './seed-context.ts'

/** As many pieces of each are there as somebody asks a quotation for. */
const NEEDED_STOCK = 12
const PIECES = 10

/** What the demo member had quoted, by the road every quotation takes, at its own time. */
export async function insertDemoQuotations(context: DemoContext): Promise<void> {
  const { tx, channel_id, shop, user, story, now } = context
  const random = createRandom(`quotations of ${shop.channel}`)
  const goods = story.quotations ? await listGoods(context) : []
  for (const { days_ago, lines, title, addressee } of story.quotations ?? []) {
    const chosen = random.sample(goods, lines)
    if (chosen.length < lines) return
    const visit = {
      db: tx,
      channel: { id: channel_id, name: shop.channel },
      now: daysAgo(now, days_ago),
      payments: noPayments,
      member_id: user.id,
    }
    const { token } = await initCart(visit, { token: null })
    const additions = chosen.map(({ id }) => ({ product_id: id, quantity: PIECES }))
    await changeCart(visit, token, addProducts(additions))
    await keepQuotation(visit, { token, title, addressee })
    await tx.delete(carts).where(eq(carts.token, token))
  }
}

function listGoods({ tx, channel_id }: DemoContext): Promise<{ id: number }[]> {
  return tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(
      and(
        eq(products.channel_id, channel_id),
        gte(products.stock, NEEDED_STOCK),
        eq(products.position, 0),
        gte(product_models.unit_price, 500),
      ),
    )
    .orderBy(asc(product_models.position), asc(products.id))
    .limit(60)
}
