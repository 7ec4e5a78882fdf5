import type { MailPreviewInput } from '#contract/shapes/mail-texts.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Db } from '#shop-api/db/db.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import type { MailValues } from '#shop-api/mail/own-words.ts'
import { MAIL_PLACEHOLDERS, type MailPlaceholder } from '#src/text/order/mail-placeholders.ts'
import { requireKnownMarks } from './documents/mail-texts-document.ts'

/** A letter as its reader would get it, about somebody who does not exist. @throws ApiError 422 as a save would */
export async function previewMail(
  db: Db,
  channel: { id: number; name: string },
  { code, subject, body, signature }: MailPreviewInput,
): Promise<{ subject: string; text: string; html: string }> {
  requireKnownMarks({ code, subject, body })
  const { shop, company } = await loadSeller(db, channel.id, channel.name)
  const keys = Object.keys(MAIL_PLACEHOLDERS) as MailPlaceholder[]
  const examples = Object.fromEntries(keys.map((key) => [key, MAIL_PLACEHOLDERS[key].example]))
  const mail_texts = { signature, letters: [{ code, subject, body }] }
  const values: MailValues = { ...examples, shop }
  const mail = await createLetter('', '', [], { shop, company, mail_texts }, { code, values })
  return { subject: mail.subject, text: mail.text, html: mail.html }
}
