import { html } from 'hono/html'
import type { MailCode } from '#contract/shapes/mail-texts.ts'
import type { Mail } from './mail.ts'
import { fillMarks, fillParagraphs, type MailValues } from './own-words.ts'
import { toSignature } from './to-signature.ts'
import type { Seller } from '#shop-api/channels/load-seller.ts'

const FONT = "font-family:'Hiragino Sans','Yu Gothic',Meiryo,sans-serif;font-size:15px;line-height:1.8"

/** Which letter it is, where the shop may have words of its own for it, and what they may speak of. */
export interface OwnLetter {
  code: MailCode
  values: MailValues
}

/**
 * A short mail of a few paragraphs, signed by the shop. What anybody typed is escaped.
 * @param own the shop's own words stand in place of subject and paragraphs
 */
export async function createLetter(
  to: string,
  usual_subject: string,
  usual_paragraphs: readonly string[],
  seller: Seller,
  own?: OwnLetter,
): Promise<Mail> {
  const { shop, company, mail_texts } = seller
  const words = mail_texts?.letters.find(({ code }) => code === own?.code)
  const values = { shop, ...own?.values }
  const subject = words ? fillMarks(words.subject, values) : usual_subject
  const paragraphs = words ? fillParagraphs(words.body, values) : usual_paragraphs
  const all = [...paragraphs, toSignature(seller).join('\n')]
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
