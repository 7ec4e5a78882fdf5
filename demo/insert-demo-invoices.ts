import { and, eq } from 'drizzle-orm'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { invoice_terms } from '#shop-api/db/schema/invoices.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { closeMonths } from '#shop-api/invoicing/close-months.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import { THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { noPayments } from '#shop-api/payment/payments.ts'
import { addDays, type JapanDay, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import { listGoods, orderOnce } from './insert-demo-orders.ts'
import { createRandom } from './random.ts'
import type { DemoContext } from './seed-context.ts'

/** Days before the end of last month, and how many different goods. */
const ORDERS = [
  { days_before: 19, lines: 3 },
  { days_before: 9, lines: 2 },
  { days_before: 4, lines: 4 },
]

/** What the demo member's company bought by invoice last month, and the invoice that came of it, by the road every one takes. */
export async function insertDemoInvoices(context: DemoContext): Promise<void> {
  const { tx, channel_id, shop, user, now } = context
  const found = await findBuyer(tx, { channel_id, user_id: user.id })
  if (!found) return
  const isTheirs = eq(invoice_terms.account_id, found.account.id)
  if ((await tx.$count(invoice_terms, isTheirs)) === 0) return
  const goods = await listGoods(context)
  const random = createRandom(`invoices of ${shop.channel}`)
  const first = toFirstOfMonth(toJapanDay(now))
  const channel = { id: channel_id, name: shop.channel }
  for (const { days_before, lines } of ORDERS) {
    const chosen = random.sample(goods, lines)
    if (chosen.length < lines) break
    const day = addDays(first, -1 - days_before)
    const at = toJapanInstant(day, 10)
    const order_no = await orderOnce(context, { payment: 'invoice', at }, chosen)
    const isIt = and(eq(orders.channel_id, channel_id), eq(orders.order_no, order_no))
    const [order] = await tx.select({ id: orders.id }).from(orders).where(isIt)
    const visit = { db: tx, channel, now: toJapanInstant(addDays(day, 1), 15), payments: noPayments }
    await moveOrder(visit, THE_SHOP, order!.id, { status: 'shipped' })
  }
  await closeMonths({ db: tx, now: toJapanInstant(first, 1), config: { environment: 'development' } })
  // It is long ago.
  await tx.delete(mails).where(eq(mails.channel_id, channel_id))
}

const toFirstOfMonth = (day: JapanDay): JapanDay => `${day.slice(0, 7)}-01`
