import { html } from 'hono/html'
import type { Order } from '#contract/shapes/order.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import { describePayment, type DescribedOrder, type Row } from './describe-order.ts'
import type { Opening } from './order-mail-parts.ts'
import { toSignature } from './to-signature.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

type Html = ReturnType<typeof html>

/** Mail readers know no stylesheets worth trusting, so the few styles stand inline. */
const FONT = "font-family:'Hiragino Sans','Yu Gothic',Meiryo,sans-serif;font-size:15px;line-height:1.8"
const CELL = 'padding:8px 0;border-bottom:1px solid #ddd;vertical-align:top'
const TITLE = 'margin:32px 0 8px;font-size:16px'

/** The HTML form of an order mail. Everything a shopper typed is escaped by the `html` tag. */
export async function writeOrderHtml(
  order: Order,
  described: DescribedOrder,
  opening: Opening,
  seller: Seller,
): Promise<string> {
  const { company } = seller
  const { note } = order.detail.order
  const page = await html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${opening.subject}</title>
      </head>
      <body style="margin:0;padding:24px;color:#222;background:#fff;${FONT}">
        <div style="max-width:600px;margin:0 auto">
          ${opening.head.map((paragraph) => html`<p>${breakLines(paragraph)}</p>`)}
          ${writeTable([
            [ORDER_MAIL.order_no, order.order_no],
            [ORDER_MAIL.ordered_at, opening.ordered_at],
          ])}
          <h2 style="${TITLE}">${ORDER_MAIL.products}</h2>
          ${described.lines.map(
            (line) =>
              html`<p style="margin:0;${CELL}">
                <strong>${line.name}</strong><br />
                <span style="color:#555">${line.detail}</span><br />
                ${line.amount}
              </p>`,
          )}
          ${described.has_reduced_rate ? html`<p>${ORDER_MAIL.reduced_rate_note}</p>` : ''}
          ${writeTable(described.totals)} ${writeTable([described.total], 'font-weight:bold')}
          ${writeTable(described.tax)}
          <p>${ORDER_MAIL.invoice_number}：${company.invoice_number}</p>
          ${described.deliveries.map(
            ({ place, rows }) => html`${writeSection(ORDER_MAIL.delivery, place)} ${writeTable(rows)}`,
          )}
          ${writeSection(ORDER_MAIL.payment, describePayment(order))}
          ${opening.papers_link ? writePapers(opening.papers_link) : ''}
          ${note === null ? '' : writeSection(ORDER_MAIL.note, note)}
          ${writeSection(ORDER_MAIL.cancellation_label, ORDER_MAIL.cancellation)}
          <hr style="margin:32px 0;border:0;border-top:1px solid #ddd" />
          ${opening.foot.map((paragraph) => html`<p>${breakLines(paragraph)}</p>`)}
          <p>${toSignature(seller).map((line) => html`${toLinked(line, company.email)}<br />`)}</p>
        </div>
      </body>
    </html>`
  return page.toString()
}

/** Whoever taps the shop's address writes to it. */
function toLinked(line: string, email: string): Html | string {
  return line === email ? html`<a href="mailto:${email}">${email}</a>` : line
}

function writeSection(title: string, body: string): Html {
  return html`<h2 style="${TITLE}">${title}</h2>
    <p>${breakLines(body)}</p>`
}

function writePapers(link: string): Html {
  return html`<h2 style="${TITLE}">${ORDER_MAIL.papers}</h2>
    <p>${ORDER_MAIL.papers_note}<br /><a href="${link}">${link}</a></p>`
}

function writeTable(rows: readonly Row[], style = ''): Html {
  return html`<table role="presentation" style="width:100%;border-collapse:collapse;${style}">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="width:9em;color:#555;${CELL}">${label}</td>
          <td style="${CELL}">${breakLines(value)}</td>
        </tr>`,
    )}
  </table>`
}

function breakLines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}
