import type { Tx } from '#shop-api/db/db.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/selling/load-seller.ts'
import type { Channel } from '#shop-api/serve.ts'
import { loadShopOrigin } from '#shop-api/shop-origin.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import { randomUUID } from 'node:crypto'

/** Subject and paragraphs above the shop's signature. */
export interface Letter {
  subject: string
  lines: readonly string[]
}

interface MemberMail {
  to: string
  /** What it is about, as topic of the outbox. */
  kind: string
  /** Within its kind: a mail of the same key is sent once. */
  key?: string
  /** Subject and paragraphs, once the shop's name is known, and where its pages are. */
  write: (shop: string, toLink: (path: string) => string) => Letter
}

/** Puts a mail to a member into the outbox, within the transaction of what it tells about. @returns its topic */
export async function sendMemberMail(
  tx: Tx,
  { channel, config, now }: { channel: Channel; config: ShopConfig; now: Date },
  { to, kind, key = randomUUID(), write }: MemberMail,
): Promise<string> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const origin = await loadShopOrigin(tx, channel, config)
  const { subject, lines } = write(seller.shop, (path) => `${origin}${path}`)
  const mail = await createLetter(to, subject, lines, seller)
  const topic = `member:${kind}:${key}`
  await queueMail(tx, { channel_id: channel.id, topic, mail, now })
  return topic
}

/** Whether codes may be told on the screen, because no mail can be sent here: the demo, and developing. */
export function isDemo({ environment, smtp_url }: ShopConfig): boolean {
  return environment !== 'production' && !smtp_url
}
