import type { Db } from '#shop-api/db/db.ts'
import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import { loadTermsFacts } from './load-terms-facts.ts'
import { writeFeeNotes, writeFeeTable } from './write-shipping-page.ts'

/** An editor wraps the line in a paragraph, which may hold no table. */
const marks = new RegExp(`<p>\\s*${SHIPPING_FEES_MARK}\\s*</p>|${SHIPPING_FEES_MARK}`, 'g')

/** Texts with the shipping fees where they are asked for. */
export async function fillTerms<Text extends { body: string }>(
  db: Db,
  channel_id: number,
  texts: readonly Text[],
): Promise<Text[]> {
  if (!texts.some(({ body }) => body.includes(SHIPPING_FEES_MARK))) return [...texts]
  const facts = await loadTermsFacts(db, channel_id)
  const notes = facts && writeFeeNotes(facts)
  const table = facts ? `${writeFeeTable(facts)}${notes ? `<p>${notes}</p>` : ''}` : ''
  return texts.map((text) => ({ ...text, body: text.body.replace(marks, () => table) }))
}
