import { and, asc, eq } from 'drizzle-orm'
import type {
  AdminOrder,
  AdminOrderDetail,
  AdminOrderLine,
  OrderEvent,
} from '#contract/shapes/admin-order.ts'
import type { Db } from '#shop-api/db/db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_events, order_refunds } from '#shop-api/db/schema/order-work.ts'
import { orders, payments } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { type CountedLine, countPieces } from './count-pieces.ts'
import { isOfPresent } from './is-of-present.ts'
import { toSummaries } from './list-orders.ts'
import { listReturnInvoices } from './list-return-invoices.ts'
import { loadDestinations } from './load-destinations.ts'
import type { OrderRow } from './load-order.ts'
import { loadParcels } from './load-parcels.ts'
import { canShip, listNextStatuses } from './order-moves.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { findTaken } from './find-taken.ts'
import { findRefundable } from './refundable.ts'
import { toMailKind } from './send-order-mail.ts'
import { toPayBy, toPaymentGuide } from './to-order.ts'

/** Rows of the staff's list. */
export async function toAdminOrders(db: Db, rows: OrderRow[]): Promise<AdminOrder[]> {
  const summaries = await toSummaries(db, rows)
  const destinations = await loadDestinations(
    db,
    rows.map(({ id }) => id),
  )
  return summaries.map((summary, place) => {
    const row = rows[place]!
    const { orderer } = row.order_detail
    return {
      ...summary,
      orderer_name: orderer ? `${orderer.last_name} ${orderer.first_name}` : '',
      email: row.email,
      destinations: [...(destinations.get(row.id) ?? [])],
      next_statuses: listNextStatuses(row.status),
      ship_by: canShip(row.status) ? row.ship_by : null,
      pay_by: toPayBy(row),
      has_staff_memo: row.staff_memo !== '',
    }
  })
}

/** An order the staff may work with. @throws ApiError 404, also for that of a member who left unless `sees_former` */
export async function requireAdminOrder(
  db: Db,
  { channel_id, id, sees_former }: { channel_id: number; id: number; sees_former: boolean },
): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.channel_id, channel_id), eq(orders.id, id), sees_former ? undefined : isOfPresent(db)),
    )
  if (!row) throw notFound(NOT_FOUND.order)
  return row
}

/** One order as the staff work with it. */
export async function loadAdminOrder(shop: Shop, row: OrderRow): Promise<AdminOrderDetail> {
  const { db } = shop
  const { id } = row
  const [summary] = await toAdminOrders(db, [row])
  const { order_detail: figures } = row
  const { amount, point } = await findRefundable(db, shop, row)
  return {
    ...summary!,
    orderer: figures.orderer,
    member: await findMember(db, row),
    lines: (await countPieces(db, id)).map(toLine),
    parcels: [...((await loadParcels(db, [id])).get(id) ?? [])],
    coupons: row.coupons,
    subtotal: figures.subtotal,
    total_carriage: figures.total_carriage ?? 0,
    payment_fee: figures.payment_fee ?? 0,
    coupon_discount: figures.coupon_discount,
    used_point: figures.used_point,
    amount_by_tax_rate: figures.amount_by_tax_rate,
    payment_code: await findPaymentCode(db, row),
    payment_guide: toPaymentGuide(row),
    paid_at: row.paid_at?.toISOString() ?? null,
    taken: await findTaken(db, row),
    hold:
      row.held_at && row.hold_reason ? { reason: row.hold_reason, since: row.held_at.toISOString() } : null,
    refunds: await listRefunds(db, id),
    return_invoices: await listReturnInvoices(db, id),
    refundable: { amount, point },
    cancel_reason: row.cancel_reason || null,
    note: figures.note,
    staff_memo: row.staff_memo,
    mails: await listMails(db, id),
    history: await listHistory(db, row),
  }
}

async function findMember(db: Db, { user_id }: OrderRow): Promise<AdminOrderDetail['member']> {
  if (user_id === null) return null
  const [user] = await db.select().from(users).where(eq(users.id, user_id))
  return user ? { id: user.id, code: user.code, has_left: user.left_at !== null } : null
}

async function findPaymentCode(db: Db, { payment_id, channel_id }: OrderRow) {
  const [payment] = await db
    .select({ code: payments.code })
    .from(payments)
    .where(and(eq(payments.id, payment_id), eq(payments.channel_id, channel_id)))
  return payment?.code ?? null
}

function toLine({ id, quantity, line, shipped, refunded, unsent }: CountedLine): AdminOrderLine {
  const { product_info, shipping_key, product_name, unit_price, subtotal, tax_rate } = line
  const variation = [...product_info.options.map(({ value }) => value), line.embroidery?.label]
  return {
    id,
    shipping_key,
    product_key: product_info.key,
    product_name,
    code: product_info.code,
    variation: variation.filter(Boolean).join('・'),
    unit_price,
    quantity,
    subtotal,
    tax_rate,
    paid: Math.max(0, subtotal - line.coupon_discount_parts),
    shipped,
    refunded,
    unsent,
  }
}

async function listRefunds(db: Db, order_id: number): Promise<AdminOrderDetail['refunds']> {
  const rows = await db
    .select()
    .from(order_refunds)
    .where(eq(order_refunds.order_id, order_id))
    .orderBy(asc(order_refunds.id))
  return rows.map(({ id, method, amount, point, reason, is_restocked, state, actor, asked_at }) => ({
    id,
    method,
    amount,
    point,
    reason,
    is_restocked,
    state,
    actor,
    asked_at: asked_at.toISOString(),
  }))
}

async function listMails(db: Db, order_id: number): Promise<AdminOrderDetail['mails']> {
  const rows = await db.select().from(mails).where(eq(mails.order_id, order_id)).orderBy(asc(mails.id))
  return rows.flatMap(({ id, topic, subject, to, state, created_at, sent_at }) => {
    const kind = toMailKind(topic)
    if (kind === undefined) return []
    const moments = { created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null }
    return [{ id, kind, subject, to, state, ...moments }]
  })
}

async function listHistory(db: Db, row: OrderRow): Promise<OrderEvent[]> {
  const events = await db
    .select()
    .from(order_events)
    .where(eq(order_events.order_id, row.id))
    .orderBy(asc(order_events.id))
  const ordered: OrderEvent = {
    kind: 'ordered',
    status: 'accepted',
    detail: { amount: row.total_payment },
    by: 'shopper',
    actor: '',
    at: row.ordered_at.toISOString(),
  }
  const rest = events.map(({ kind, status, detail, by, actor, at }) => ({
    kind,
    status,
    detail,
    by,
    actor,
    at: at.toISOString(),
  }))
  return [ordered, ...rest]
}
