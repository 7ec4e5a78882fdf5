import { eq } from 'drizzle-orm'
import { ORDER_LISTS_MAX } from '#contract/buying-limits.ts'
import type { OrderList, OrderListDetail, OrderListInput } from '#contract/shapes/order-list.ts'
import { findBuyer } from '#shop-api/business/find-buyer.ts'
import { loadCatalogueLines } from '#shop-api/cart/load-catalogue-lines.ts'
import { listLocked } from '#shop-api/cart/refuse-locked.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_list_lines, order_lists } from '#shop-api/db/schema/order-lists.ts'
import { ApiError, invalidField, refused } from '#shop-api/http/api-error.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { splitTax } from '#src/rules/money/split-tax.ts'
import { findNextDay, isDue } from '#src/rules/order-list/next-day.ts'
import { ORDER_LIST_ERRORS } from '#src/text/order-list/order-list-errors.ts'
import { requireOrderList, requireOwnList, toOrderList } from './find-order-lists.ts'
import { loadKeptLines, loadListLines } from './load-list-lines.ts'

type Lines = OrderListInput['lines']

/** @throws ApiError 404 for a list the member does not see */
export async function readOrderList(context: MemberContext, id: number): Promise<OrderListDetail> {
  const { db, channel, member, now } = context
  const found = await requireOrderList(db, context, id)
  const kept = await loadKeptLines(db, id)
  const locked = await listLocked(
    context,
    kept.map(({ product_id }) => product_id),
  )
  const lines = await loadListLines(db, { channel_id: channel.id, user_id: member.id, now, locked }, kept)
  const sold = lines.flatMap(({ unit_price, quantity, tax_rate, max_quantity }) =>
    unit_price === null || max_quantity === 0 ? [] : [{ rate: tax_rate, amount: unit_price * quantity }],
  )
  return {
    ...toOrderList(found, context, kept.length),
    lines,
    subtotal: sold.reduce((sum, { amount }) => sum + amount, 0),
    total_tax: splitTax(sold).by_rate.reduce((sum, { tax }) => sum + tax, 0),
    can_share: found.has_company && found.list.user_id === member.id,
  }
}

/** @throws ApiError 422 when the member has as many as allowed, or beside a field */
export async function keepOrderList(context: MemberContext, input: OrderListInput): Promise<OrderList> {
  const { db, channel, member, now } = context
  const { lines, ...fields } = input
  const locked = await findLocked(context, lines)
  const id = await db.transaction(async (tx) => {
    // One after another, because the limit concerns all lists together.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, member.id)).for('no key update')
    const held = await tx.$count(order_lists, eq(order_lists.user_id, member.id))
    if (held >= ORDER_LISTS_MAX) {
      throw refused('order_list.too_many', ORDER_LIST_ERRORS['order_list.too_many'](ORDER_LISTS_MAX))
    }
    await checkInput(tx, context, input, { locked, present: new Set() })
    const moments = { created_at: now, updated_at: now }
    const next_on = findNextDay(fields.day_of_month, toJapanDay(now))
    const [added] = await tx
      .insert(order_lists)
      .values({ ...fields, ...moments, next_on, channel_id: channel.id, user_id: member.id })
      .returning({ id: order_lists.id })
    if (!added) throw new Error(`A list of member ${member.id} was not kept`)
    await putLines(tx, added.id, lines)
    return added.id
  })
  const kept = await loadKeptLines(db, id)
  return toOrderList(await requireOrderList(db, context, id), context, kept.length)
}

/**
 * Changes an own list; its lines are replaced. With another day it comes back on the next of these; with the same one a list
 * that is due stays due.
 * @throws ApiError 404, 403 for a colleague's, 422 beside a field
 */
export async function changeOrderList(
  context: MemberContext,
  id: number,
  input: OrderListInput,
): Promise<OrderListDetail> {
  const { lines, ...fields } = input
  const locked = await findLocked(context, lines)
  await context.db.transaction(async (tx) => {
    const { list } = await requireOwnList(tx, context, id)
    await lockList(tx, id)
    const before = await loadKeptLines(tx, id)
    const present = new Set(before.map(({ product_id }) => product_id))
    await checkInput(tx, context, input, { locked, present })
    const stays = list.day_of_month === fields.day_of_month
    const next_on = stays ? list.next_on : findNextDay(fields.day_of_month, toJapanDay(context.now))
    await tx
      .update(order_lists)
      .set({ ...fields, next_on, updated_at: context.now })
      .where(eq(order_lists.id, id))
    await tx.delete(order_list_lines).where(eq(order_list_lines.list_id, id))
    await putLines(tx, id, lines)
  })
  return readOrderList(context, id)
}

/** @throws ApiError 404, 403 for a colleague's */
export async function removeOrderList(context: MemberContext, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await requireOwnList(tx, context, id)
    await tx.delete(order_lists).where(eq(order_lists.id, id))
  })
}

/** Lets a list that is due pass this once. @throws ApiError 404, 403 for a colleague's, 422 when it is not due */
export async function skipOrderList(context: MemberContext, id: number): Promise<OrderList> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    await requireOwnList(tx, context, id)
    await lockList(tx, id)
    const found = await requireOwnList(tx, context, id)
    const today = toJapanDay(now)
    const { list } = found
    if (!isDue(list.next_on, today)) {
      throw refused('order_list.not_due', ORDER_LIST_ERRORS['order_list.not_due'])
    }
    const next_on = findNextDay(list.day_of_month, today)
    await tx.update(order_lists).set({ next_on }).where(eq(order_lists.id, id))
    const kept = await loadKeptLines(tx, id)
    return toOrderList({ ...found, list: { ...list, next_on } }, context, kept.length)
  })
}

/** Whoever else changes this list waits until the transaction ends. */
export async function lockList(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: order_lists.id }).from(order_lists).where(eq(order_lists.id, id)).for('no key update')
}

function findLocked(context: MemberContext, lines: Lines): Promise<ReadonlySet<number>> {
  return listLocked(
    context,
    lines.map(({ product_id }) => product_id),
  )
}

/**
 * @param present products of the list as it was: what is no longer sold may stay
 * @throws ApiError 422 beside a field
 */
async function checkInput(
  tx: Tx,
  { channel, member, now }: MemberContext,
  { lines, is_shared }: OrderListInput,
  { locked, present }: { locked: ReadonlySet<number>; present: ReadonlySet<number> },
): Promise<void> {
  if (is_shared && !(await findBuyer(tx, { channel_id: channel.id, user_id: member.id }))) {
    throw invalidField('is_shared', 'choice', ORDER_LIST_ERRORS.nobody_to_share)
  }
  const ids = lines.map(({ product_id }) => product_id)
  const catalogue = await loadCatalogueLines(tx, channel.id, ids, now)
  const errors = ids.flatMap((id, at) => {
    const isSold = catalogue.get(id)?.is_on_sale === true && !locked.has(id)
    const isKnown = isSold || (present.has(id) && catalogue.has(id))
    if (isKnown && ids.indexOf(id) === at) return []
    const { product_not_found, same_product } = ORDER_LIST_ERRORS
    const message = isKnown ? same_product : product_not_found
    return { field: `lines.${at}.product_id`, code: 'choice', message }
  })
  if (errors.length > 0) {
    throw new ApiError(422, { code: 'validation', message: API_ANSWERS.validation, errors })
  }
}

async function putLines(tx: Tx, list_id: number, lines: Lines): Promise<void> {
  await tx.insert(order_list_lines).values(lines.map((line, position) => ({ ...line, list_id, position })))
}
