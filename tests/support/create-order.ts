import { and, eq } from 'drizzle-orm'
import type { Cart } from '#contract/shapes/cart.ts'
import type { Db } from '#shop-api/db/db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { carts, order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { TEST_NOW } from './open-test-shop.ts'

let made = 0

/** An order of one piece, written straight into the database: for tests about what an order allows. */
export async function createOrder(
  db: Db,
  { user_id, code, channel: name = 'moto' }: { user_id: number | null; code: string; channel?: string },
): Promise<{ id: number; order_no: string; cart_id: number }> {
  made += 1
  const [found] = await db
    .select({ channel_id: channels.id, product_id: products.id, unit_price: products.unit_price })
    .from(products)
    .innerJoin(channels, eq(channels.id, products.channel_id))
    .where(and(eq(channels.name, name), eq(products.code, code)))
  if (!found) throw new Error(`No ${code} in ${name}`)
  const { channel_id, product_id, unit_price } = found
  const moment = { created_at: TEST_NOW, updated_at: TEST_NOW, expires_at: TEST_NOW }
  const detail = {} as (typeof carts.$inferInsert)['detail']
  const [cart] = await db
    .insert(carts)
    .values({ channel_id, token: crypto.randomUUID(), state: 'decided', detail, ...moment })
    .returning({ id: carts.id })
  const order_no = `T-${made}`
  const [order] = await db
    .insert(orders)
    .values({
      channel_id,
      order_no,
      cart_id: cart!.id,
      status: 'accepted',
      order_detail: {} as Cart['detail']['order'],
      user_id,
      email: 'orderer@example.jp',
      total_payment: unit_price,
      payment_id: 1,
      ordered_at: TEST_NOW,
    })
    .returning({ id: orders.id })
  await db.insert(order_lines).values({
    order_id: order!.id,
    position: 0,
    product_id,
    quantity: 1,
    unit_price,
    tax_rate: 10,
    tax_amount: 0,
    line: {} as Cart['detail']['products'][number],
  })
  return { id: order!.id, order_no, cart_id: cart!.id }
}
