import { eq } from 'drizzle-orm'
import type { Shop } from '#shop-api/cart/shop.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { invoices, return_invoices } from '#shop-api/db/schema/invoices.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { sumByRate } from '#src/rules/money/sum-by-rate.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { findInvoiceOrder } from './find-invoice-order.ts'
import { findSoldDay } from './find-sold-day.ts'
import type { OrderRow } from './load-order.ts'
import { describeOrder, loadRefundsByRate } from './refunds-by-rate.ts'
import { takePaperNumber } from './take-paper-number.ts'
import { toAddressee } from './to-addressee.ts'
import { toPaperSeller } from './to-paper-seller.ts'

/**
 * Makes the paper about money that is given back (適格返還請求書), in the transaction in which it is. Papers of the sale are never
 * changed. An order that still waits for its month's invoice needs none: the return stands on that invoice. Points alone are no
 * money. The caller holds the order, and the refund is done.
 */
export async function makeReturnInvoice(
  tx: Tx,
  { channel, now }: Pick<Shop, 'channel' | 'now'>,
  order: OrderRow,
  refund: { id: number; amount: number },
): Promise<void> {
  if (refund.amount === 0) return
  const owed = await findInvoiceOrder(tx, order.id)
  if (owed && owed.invoice_id === null) return
  const given = (await loadRefundsByRate(tx, order)).find(({ id }) => id === refund.id)
  if (!given) throw new Error(`Refund ${refund.id} is not done`)
  const by_rate = sumByRate(given.parts)
  const contents = (await describeOrder(tx, order)).filter(({ rate }) =>
    by_rate.some((part) => part.rate === rate),
  )
  const { company } = await loadSeller(tx, channel.id, channel.name)
  const invoice = owed?.invoice_id ? await findInvoice(tx, owed.invoice_id) : undefined
  await tx.insert(return_invoices).values({
    channel_id: channel.id,
    order_id: order.id,
    refund_id: refund.id,
    account_id: owed?.account_id ?? null,
    amount: refund.amount,
    issued_at: now,
    data: {
      addressee: invoice?.addressee ?? toAddressee(order.order_detail.orderer),
      seller: toPaperSeller(company),
      order_no: order.order_no,
      ...(invoice && { invoice_number: invoice.number }),
      sold_on: await findSoldDay(tx, order),
      returned_on: toJapanDay(now),
      contents,
      reason: given.reason,
      by_rate,
      amount: refund.amount,
    },
    number: await takePaperNumber(tx, channel.id, 'return_invoice'),
  })
}

async function findInvoice(tx: Tx, id: number) {
  const [found] = await tx.select().from(invoices).where(eq(invoices.id, id))
  return (
    found && { number: found.number, addressee: `${found.data.addressee.name}　${DOCUMENTS.company_suffix}` }
  )
}
