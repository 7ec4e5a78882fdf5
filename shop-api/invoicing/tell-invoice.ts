import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { findShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_MAILS } from '#src/text/business/invoice-mails.ts'
import type { InvoiceRow } from './find-newest-invoice.ts'

interface Told {
  channel: { id: number; name: string }
  invoice: InvoiceRow
  /** Who hears of it. */
  email: string
  now: Date
  config: ShopOriginConfig
}

/** Writes that there is an invoice. The mail has a link and no paper: whoever forwards it forwards no figures of the goods. */
export async function tellInvoice(tx: Tx, { channel, invoice, email, now, config }: Told): Promise<void> {
  const { closed_on, due_on, number, data } = invoice
  const words = INVOICE_MAILS.made
  const due = data.total > 0 ? words.due(formatDay(due_on)) : words.nothing_due
  await tell(tx, { channel, invoice, email, now, config }, `invoice:${channel.name}:${number}`, (shop) => ({
    subject: words.subject(shop, number),
    lines: words.lines(data.addressee.name, shop, formatDay(closed_on), formatYen(data.total), due),
  }))
}

/** Writes that an invoice is overdue. @param open yen that are still owed */
export async function tellOverdue(
  tx: Tx,
  { channel, invoice, email, now, config }: Told,
  open: number,
): Promise<void> {
  const { due_on, number, data } = invoice
  const words = INVOICE_MAILS.overdue
  const topic = `invoice-overdue:${channel.name}:${number}`
  await tell(tx, { channel, invoice, email, now, config }, topic, (shop) => ({
    subject: words.subject(shop, number),
    lines: words.lines(data.addressee.name, shop, number, formatDay(due_on), formatYen(open)),
  }))
}

async function tell(
  tx: Tx,
  { channel, invoice, email, now, config }: Told,
  topic: string,
  write: (shop: string) => { subject: string; lines: readonly string[] },
): Promise<void> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const origin = await findShopOrigin(tx, channel, config)
  const { subject, lines } = write(seller.shop)
  const link = new URLSearchParams({ no: invoice.number, t: invoice.token })
  const where = origin === undefined ? INVOICE_MAILS.ask : `${origin}/orders/receipt/?${link}`
  const mail = await createLetter(email, subject, [...lines, INVOICE_MAILS.papers(where)], seller)
  await queueMail(tx, { channel_id: channel.id, topic, mail, now })
}
