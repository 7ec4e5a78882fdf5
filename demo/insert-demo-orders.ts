import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Address } from '#contract/shapes/address.ts'
import type { OrderStatus } from '#contract/shapes/order.ts'
import { product_models, product_model_tags, products, tags } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import { countReviews } from '#shop-api/members/reviews/decide-review.ts'
import { changeCart } from '#shop-api/cart/change-cart.ts'
import { modifyShipping } from '#shop-api/cart/change-destinations.ts'
import { addProducts } from '#shop-api/cart/change-lines.ts'
import { modifyOrder } from '#shop-api/cart/change-order.ts'
import { decideCart } from '#shop-api/checkout/decide-cart.ts'
import { initCart } from '#shop-api/checkout/init-cart.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { DEMO_POINT_REASONS } from '#src/text/demo/first-member.ts'
import { daysAgo } from './days-ago.ts'
import { addresses } from './demo-belongings.ts'
import type { DemoContext } from './seed-context.ts'
import { createRandom } from './random.ts'

interface PastOrder {
  days_ago: number
  /** How many different goods. */
  lines: number
  payment: 'bank_transfer' | 'cash_on_delivery' | 'invoice'
  status: OrderStatus
  /** To somebody of the address book rather than to the member. */
  is_gift?: boolean
}

const PAST_ORDERS: PastOrder[] = [
  { days_ago: 130, lines: 2, payment: 'bank_transfer', status: 'completed' },
  { days_ago: 75, lines: 1, payment: 'cash_on_delivery', status: 'completed', is_gift: true },
  { days_ago: 46, lines: 1, payment: 'bank_transfer', status: 'cancelled' },
  { days_ago: 18, lines: 3, payment: 'bank_transfer', status: 'shipped' },
  { days_ago: 1, lines: 1, payment: 'bank_transfer', status: 'awaiting_payment' },
]
/** With this many left, one piece fewer is still «在庫あり». */
const NEEDED_STOCK = 8

/**
 * What the demo member bought, by the same road every order takes, at its own time; then as it ended. The goods are
 * still in stock, and no mail leaves: it is long ago. A small demo shop that has too little to sell has no orders.
 */
export async function insertDemoOrders(context: DemoContext): Promise<void> {
  const { tx, channel_id, shop, user, now } = context
  const goods = await listGoods(context)
  const random = createRandom(`orders of ${shop.channel}`)
  const bought: number[] = []
  for (const past of PAST_ORDERS) {
    const at = daysAgo(now, past.days_ago)
    const lines = random.sample(goods, past.lines)
    if (lines.length < past.lines) break
    const order_no = await orderOnce(context, { ...past, at }, lines)
    const set = past.status === 'cancelled' ? { cancelled_at: daysAgo(now, past.days_ago - 1) } : {}
    const [ended] = await tx
      .update(orders)
      .set({ ...set, status: past.status })
      .where(and(eq(orders.channel_id, channel_id), eq(orders.order_no, order_no)))
      .returning()
    if (past.status === 'completed' && ended) {
      bought.push(...lines.map(({ model_id }) => model_id))
      await addPoints(tx, {
        user_id: user.id,
        kind: 'earn',
        point: Math.max(1, Math.floor(ended.total_payment / 100)),
        reason: DEMO_POINT_REASONS.earned,
        order_no,
        expires_on: addDays(toJapanDay(at), 365),
        now: daysAgo(now, past.days_ago - 7),
      })
    }
  }
  await tx.delete(mails).where(eq(mails.channel_id, channel_id))
  await insertReviews(context, [...new Set(bought)])
}

interface Goods {
  id: number
  model_id: number
}

/** Variations that were on sale all the time, unlocked, with enough left that nobody misses what was taken. */
export function listGoods({ tx, channel_id, now }: DemoContext): Promise<Goods[]> {
  const [oldest] = PAST_ORDERS
  const since = daysAgo(now, (oldest?.days_ago ?? 0) + 1)
  const locked = tx
    .select({ id: product_model_tags.model_id })
    .from(product_model_tags)
    .innerJoin(tags, eq(tags.id, product_model_tags.tag_id))
    .where(and(eq(tags.channel_id, channel_id), sql`${tags.password_hash} is not null`))
  return tx
    .select({ id: products.id, model_id: products.model_id })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .where(
      and(
        eq(products.channel_id, channel_id),
        gte(products.stock, NEEDED_STOCK),
        eq(products.order_multiple, 1),
        eq(products.position, 0),
        or(isNull(product_models.published_at), lte(product_models.published_at, since)),
        // Nobody has had what is not out yet.
        isNull(product_models.release_month),
        sql`${product_models.id} not in ${locked}`,
      ),
    )
    .orderBy(asc(product_models.position), asc(products.id))
    .limit(120)
}

/** One order of the demo member at its own time. Its goods are still in stock afterwards. @returns its number */
export async function orderOnce(
  { tx, channel_id, shop: { channel: name }, user }: DemoContext,
  { payment, at, is_gift = false }: Pick<PastOrder, 'payment' | 'is_gift'> & { at: Date },
  lines: readonly Pick<Goods, 'id'>[],
): Promise<string> {
  const shop: Shop = {
    db: tx,
    channel: { id: channel_id, name },
    now: at,
    payments: noPayments,
    member_id: user.id,
  }
  const { token } = await initCart(shop, { token: null })
  const additions = lines.map(({ id }) => ({ product_id: id, quantity: 1 }))
  const { detail } = await changeCart(shop, token, addProducts(additions))
  const [way] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.channel_id, channel_id), eq(payments.code, payment)))
  if (!way) throw new Error(`The shop ${name} takes no ${payment}`)
  await changeCart(
    shop,
    token,
    modifyShipping(detail.shippings[0]?.key ?? '', { address: toAddress(user, is_gift) }),
  )
  const cart = await changeCart(shop, token, modifyOrder({ orderer: toOrderer(user), payment_id: way.id }))
  const { order_no } = await decideCart(shop, token, cart.detail.order.total_payment)
  const ids = lines.map(({ id }) => id)
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + 1` })
    .where(inArray(products.id, ids))
  return order_no
}

function toOrderer(user: DemoContext['user']) {
  const { last_name, first_name, last_name_kana, first_name_kana, company_name, department_name } = user
  const names = { last_name, first_name, last_name_kana, first_name_kana, company_name, department_name }
  return { ...names, email: user.email ?? '', phone_number: user.phone_number }
}

function toAddress(user: DemoContext['user'], is_gift: boolean): Address {
  const [mother] = addresses
  const { postal_code, prefecture, city, address1, address2, phone_number } = user
  const own: Address = {
    shipping_last_name: user.last_name,
    shipping_first_name: user.first_name,
    shipping_last_name_kana: user.last_name_kana,
    shipping_first_name_kana: user.first_name_kana,
    company_name: user.company_name,
    department_name: user.department_name,
    postal_code,
    prefecture,
    city,
    address1,
    address2,
    phone_number,
  }
  if (!is_gift || !mother) return own
  const {
    cell_phone_number: _cell,
    is_default: _default,
    is_sender_default: _sender,
    id: _id,
    ...words
  } = mother
  return { ...own, ...(words as Partial<Address>) }
}

/** Words about things bought: the first shows already, the others wait for the shop to read them. */
async function insertReviews(
  { tx, channel_id, user, story, now }: DemoContext,
  model_ids: readonly number[],
): Promise<void> {
  for (const [at, { days_ago, ...review }] of story.reviews.entries()) {
    const model_id = model_ids[at]
    if (model_id === undefined) return
    await tx.insert(reviews).values({
      ...review,
      channel_id,
      model_id,
      user_id: user.id,
      nickname: user.first_name,
      state: at === 0 ? 'shown' : 'waiting',
      created_at: daysAgo(now, days_ago),
    })
    if (at === 0) await countReviews(tx, model_id)
  }
}
