import type { InvoicePaymentInput } from '#contract/shapes/invoice.ts'
import { lockCompany } from '#shop-api/business/invoice-credit.ts'
import type { Db } from '#shop-api/db/db.ts'
import { type Actor, recordEdit } from '#shop-api/db/record-edit.ts'
import { invoice_payments } from '#shop-api/db/schema/invoices.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { INVOICE_ERRORS } from '#src/text/business/invoice-errors.ts'
import { requireInvoice } from './find-invoice.ts'
import { settlePaid } from './settle-paid.ts'

interface Scope {
  db: Db
  channel: { id: number }
  now: Date
  actor: Actor
}

/**
 * Notes money of the company an invoice is for: it pays the company's oldest invoice first, and what is over stays a credit. The
 * same request twice is noted once.
 * @throws ApiError 404; 422 for a day that has not come
 */
export function recordPayment(
  { db, channel, now, actor }: Scope,
  invoice_id: number,
  { request_key, amount, received_on, note }: InvoicePaymentInput,
): Promise<void> {
  if (received_on > toJapanDay(now)) throw invalidField('received_on', 'max', INVOICE_ERRORS.future)
  return db.transaction(async (tx) => {
    const { account_id, number } = await requireInvoice(tx, channel.id, { id: invoice_id })
    await lockCompany(tx, account_id)
    const [noted] = await tx
      .insert(invoice_payments)
      .values({ account_id, request_key, amount, received_on, note, actor: actor.name, recorded_at: now })
      .onConflictDoNothing()
      .returning({ id: invoice_payments.id })
    if (!noted) return
    await settlePaid(tx, account_id, now)
    const about = { channel_id: channel.id, area: 'orders', kind: 'invoices' } as const
    const after = { amount, received_on, note }
    await recordEdit(tx, { ...about, key: invoice_id, name: number, now, actor, before: {}, after })
  })
}
