import { eq } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import type { users } from '#shop-api/db/schema/members.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { sendSystemMessage } from '#shop-api/members/messages/send-system-message.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { loadShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import { ADDRESS_EXPORT } from '#src/text/member/address-book.ts'

export interface MadeExport {
  user: typeof users.$inferSelect
  /** Of the file in the shop's storage. */
  path: string
  count: number
  export_id: number
  now: Date
  config: ShopOriginConfig
}

/**
 * Tells a member that an address book is ready: the link stands in the message center, behind the login, and the mail
 * only says so, because it holds other people's addresses.
 */
export async function tellExport(
  tx: Tx,
  { user, path, count, export_id, now, config }: MadeExport,
): Promise<void> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, user.channel_id))
  if (!channel) throw new Error(`Member ${user.id} has no channel`)
  const settings = await loadSettings(tx, channel)
  const url = `${settings['SITE.STORAGE_URL'].replace(/\/$/, '')}/${path}`
  const { title, body, subject, lines } = ADDRESS_EXPORT
  const key = await sendSystemMessage(tx, {
    channel_id: channel.id,
    user_id: user.id,
    title,
    body: body(url, count),
    now,
  })
  if (user.email === null) return
  const seller = await loadSeller(tx, channel.id, channel.name)
  const page = `${await loadShopOrigin(tx, channel, config)}/mypage/message-center/${key}/`
  const dear = `${user.last_name} ${user.first_name}`
  const mail = await createLetter(
    user.email,
    subject(seller.shop),
    lines(dear, seller.shop, count, page),
    seller,
  )
  await queueMail(tx, { channel_id: channel.id, topic: `address-export:${export_id}`, mail, now })
}
