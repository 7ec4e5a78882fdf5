import { html } from 'hono/html'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import type { Mail } from './mail.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

const FONT = "font-family:'Hiragino Sans','Yu Gothic',Meiryo,sans-serif;font-size:15px;line-height:1.8"

/** A short mail of a few paragraphs, signed by the shop. What anybody typed is escaped. */
export async function createLetter(
  to: string,
  subject: string,
  paragraphs: readonly string[],
  { shop, company }: Seller,
): Promise<Mail> {
  const signature = [
    `${shop}（${company.name}）`,
    `〒${formatPostalCode(company.postal_code)} ${company.address}`,
    `TEL ${company.phone_number}（${company.business_hours}）`,
    company.email,
  ].join('\n')
  const all = [...paragraphs, signature]
  const breakLines = (text: string) =>
    text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))
  const page = await html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;color:#222;background:#fff;${FONT}">
        <div style="max-width:600px;margin:0 auto">
          ${all.map((paragraph) => html`<p>${breakLines(paragraph)}</p>`)}
        </div>
      </body>
    </html>`
  return {
    to,
    from: { name: shop, address: company.email },
    // A line break in a header would start another header.
    subject: subject.replace(/[\r\n]+/g, ' '),
    text: `${all.join('\n\n')}\n`,
    html: String(page),
  }
}
