import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PaymentChecks } from '#contract/shapes/payment-checks.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { payment_differences, payment_disputes } from '#shop-api/db/schema/payment.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { NOT_FOUND } from '#src/text/calls/api-answers.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
}

/** Chargebacks that are over stay in sight for so long. */
const SEEN_MS = 30 * 24 * 60 * 60 * 1000
const SHOWN = 200
const OPEN_DISPUTES = ['to_answer', 'answered'] as const

/** What somebody of the staff must look at before money and orders agree again. */
export async function loadPaymentChecks({ db, channel, now }: Scope): Promise<PaymentChecks> {
  const differences = await db
    .select({ row: payment_differences, order_id: orders.id })
    .from(payment_differences)
    .leftJoin(
      orders,
      and(
        eq(orders.channel_id, payment_differences.channel_id),
        eq(orders.order_no, payment_differences.order_no),
      ),
    )
    .where(and(eq(payment_differences.channel_id, channel.id), isNull(payment_differences.solved_at)))
    .orderBy(desc(payment_differences.found_at), desc(payment_differences.id))
    .limit(SHOWN)
  const isOpen = inArray(payment_disputes.state, [...OPEN_DISPUTES])
  const disputes = await db
    .select({ row: payment_disputes, order_no: orders.order_no })
    .from(payment_disputes)
    .leftJoin(orders, eq(orders.id, payment_disputes.order_id))
    .where(
      and(
        eq(payment_disputes.channel_id, channel.id),
        or(isOpen, gt(payment_disputes.updated_at, new Date(now.getTime() - SEEN_MS))),
      ),
    )
    .orderBy(sql`${isOpen} desc`, sql`${payment_disputes.answer_by} asc nulls last`, asc(payment_disputes.id))
    .limit(SHOWN)
  const held = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channel.id), isNotNull(orders.held_at)))
    .orderBy(asc(orders.held_at))
    .limit(SHOWN)
  return {
    differences: differences.map(({ row, order_id }) => ({
      id: row.id,
      provider: row.provider,
      reference: row.reference,
      order_no: row.order_no,
      order_id,
      kind: row.kind,
      ours: row.ours,
      theirs: row.theirs,
      found_at: row.found_at.toISOString(),
    })),
    disputes: disputes.map(({ row, order_no }) => ({
      id: row.id,
      provider: row.provider,
      reference: row.reference,
      order_no,
      order_id: row.order_id,
      amount: row.amount,
      reason: row.reason,
      state: row.state,
      answer_by: row.answer_by?.toISOString() ?? null,
      opened_at: row.opened_at.toISOString(),
    })),
    held: held.flatMap(({ id, order_no, held_at, hold_reason }) =>
      held_at && hold_reason ? [{ order_id: id, order_no, hold_reason, held_at: held_at.toISOString() }] : [],
    ),
  }
}

/** How many of these wait for somebody. */
export async function countPaymentChecks({ db, channel }: Pick<Scope, 'db' | 'channel'>): Promise<number> {
  const differences = await db.$count(
    payment_differences,
    and(eq(payment_differences.channel_id, channel.id), isNull(payment_differences.solved_at)),
  )
  const disputes = await db.$count(
    payment_disputes,
    and(eq(payment_disputes.channel_id, channel.id), eq(payment_disputes.state, 'to_answer')),
  )
  const held = await db.$count(orders, and(eq(orders.channel_id, channel.id), isNotNull(orders.held_at)))
  return differences + disputes + held
}

/**
 * Notes how somebody saw to a difference; a second person who does so at the same time changes nothing.
 * @throws ApiError 404 for one that is not the shop's
 */
export async function solveDifference(
  { db, channel, now }: Scope,
  staff: Actor,
  { id, note }: { id: number; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(payment_differences.id, id), eq(payment_differences.channel_id, channel.id))
    const [row] = await tx.select().from(payment_differences).where(isIt).for('update')
    if (!row) throw notFound(NOT_FOUND.order)
    if (row.solved_at !== null) return
    await tx.update(payment_differences).set({ solved_at: now, solved_by: staff.name, note }).where(isIt)
    const { kind, reference, order_no, ours, theirs } = row
    await recordEdit(tx, {
      channel_id: channel.id,
      area: 'orders',
      kind: 'payment-differences',
      key: id,
      name: order_no ?? reference,
      now,
      actor: staff,
      before: { kind, ours, theirs },
      after: { note },
    })
  })
}
