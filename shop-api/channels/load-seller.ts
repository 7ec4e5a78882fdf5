import type { Company } from '#contract/shapes/settings.ts'
import type { MailTextsInput } from '#contract/shapes/mail-texts.ts'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { companies, settings } from '#shop-api/db/schema/channels.ts'
import { loadMailTexts } from './load-mail-texts.ts'

/** The seller: name of the shop as shoppers know it, and the company behind it. */
export interface Seller {
  shop: string
  company: Company
  /** Words of letters that are the shop's own. */
  mail_texts?: MailTextsInput
}

/** The seller of a channel. @throws when the channel has no company: nobody may sell without saying who they are. */
export async function loadSeller(db: Db | Tx, channel_id: number, channel_name: string): Promise<Seller> {
  const [company] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
  if (company === undefined) throw new Error(`Channel ${channel_name} has no company`)
  const [name] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel_id), eq(settings.key, 'SITE.NAME')))
  return {
    shop: typeof name?.value === 'string' ? name.value : channel_name,
    company,
    mail_texts: await loadMailTexts(db, channel_id),
  }
}
