import { and, desc, eq } from 'drizzle-orm'
import type { Quotation } from '#contract/shapes/quotation.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { quotationAnswers } from '#src/text/quotation/quotation-answers.ts'

export type QuotationRow = typeof quotations.$inferSelect

/** Whose quotations, of which shop, at which moment. */
export interface QuotationScope {
  db: Db
  channel: { id: number }
  member_id: number
  now: Date
}

/** A page of a member's quotations, the newest first. */
export async function listQuotations(
  { db, channel, member_id, now }: QuotationScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ data: Quotation[]; total: number }> {
  const isOwn = and(eq(quotations.channel_id, channel.id), eq(quotations.user_id, member_id))
  const total = await db.$count(quotations, isOwn)
  const rows = await db
    .select()
    .from(quotations)
    .where(isOwn)
    .orderBy(desc(quotations.quoted_at), desc(quotations.id))
    .limit(limit)
    .offset(offset)
  return { data: rows.map((row) => toQuotation(row, now)), total }
}

/** @throws ApiError 404 for a quotation the member has not */
export async function requireQuotation(scope: QuotationScope, id: number): Promise<QuotationRow> {
  const [row] = await scope.db.select().from(quotations).where(isOwnQuotation(scope, id))
  if (!row) throw notFound(quotationAnswers.not_found)
  return row
}

/** The same, locked until the transaction ends. @throws as `requireQuotation` */
export async function lockQuotation(
  tx: Tx,
  scope: Omit<QuotationScope, 'db'>,
  id: number,
): Promise<QuotationRow> {
  const [row] = await tx.select().from(quotations).where(isOwnQuotation(scope, id)).for('update')
  if (!row) throw notFound(quotationAnswers.not_found)
  return row
}

/** @throws as `requireQuotation` */
export async function deleteQuotation(scope: QuotationScope, id: number): Promise<void> {
  const [gone] = await scope.db
    .delete(quotations)
    .where(isOwnQuotation(scope, id))
    .returning({ id: quotations.id })
  if (!gone) throw notFound(quotationAnswers.not_found)
}

const isOwnQuotation = ({ channel, member_id }: Omit<QuotationScope, 'db'>, id: number) =>
  and(eq(quotations.id, id), eq(quotations.channel_id, channel.id), eq(quotations.user_id, member_id))

/** A quotation as a list shows it. */
export function toQuotation(row: QuotationRow, now: Date): Quotation {
  const { products, order } = row.quoted_detail
  return {
    id: row.id,
    quotation_no: row.quotation_no,
    status: toStatus(row, now),
    title: row.title,
    addressee: row.addressee,
    total_payment: order.total_payment,
    product_name: products[0]?.product_name ?? '',
    line_count: new Set(
      products.map(({ product_id, embroidery }) => JSON.stringify([product_id, embroidery])),
    ).size,
    quoted_at: row.quoted_at.toISOString(),
    valid_until: row.valid_until,
    order_no: row.order_no,
  }
}

/** Its last day in Japan is included. */
export function toStatus(
  { order_no, valid_until }: Pick<QuotationRow, 'order_no' | 'valid_until'>,
  now: Date,
): Quotation['status'] {
  if (order_no !== null) return 'ordered'
  return valid_until < toJapanDay(now) ? 'expired' : 'open'
}
