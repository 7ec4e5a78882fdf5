import * as z from 'zod/mini'
import { asKept } from '#contract/shapes/as-kept.ts'
import { type MailTextsInput, MailTextsInputSchema } from '#contract/shapes/mail-texts.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { findStoredFields } from './find-stored-fields.ts'

/** Name of the document with the shop's own words of its letters. */
export const MAIL_TEXTS = 'mail-texts'

const StoredTextsSchema = z.object(asKept(MailTextsInputSchema.shape))

export async function loadMailTexts(db: Db | Tx, channel_id: number): Promise<MailTextsInput> {
  const stored = await findStoredFields(db, channel_id, MAIL_TEXTS, StoredTextsSchema)
  return stored ?? { signature: '', letters: [] }
}
