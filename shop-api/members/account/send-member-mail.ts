import { randomUUID } from 'node:crypto'
import type { Tx } from '#shop-api/db/db.ts'
import { createLetter, type OwnLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { loadShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { AccountConfig } from './account-context.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import { MAIL_LETTERS } from '#src/text/order/mail-placeholders.ts'
import { toFullName } from './to-user.ts'

/** Subject and paragraphs above the shop's signature. */
interface Letter<Details extends unknown[] | []> {
  subject: (shop: string) => string
  lines: (shop: string, name: string, ...details: Details) => readonly string[]
}

export interface MemberMail<Details extends unknown[] | []> {
  to: string
  /** The member it greets by name; none when the address is nobody's. */
  dear: { last_name: string; first_name: string } | undefined
  /** First part of its topic in the outbox. */
  kind: string
  /** Within its kind: a mail of the same key is sent once. */
  key?: string
  letter: Letter<Details>
  /** What the letter says besides names. */
  details: (toLink: (path: string) => string) => NoInfer<Details>
}

/** Puts a mail to a member into the outbox, within the transaction of what it tells about. @returns its topic */
export async function sendMemberMail<Details extends unknown[] | []>(
  tx: Tx,
  { channel, config, now }: { channel: Pick<Channel, 'id' | 'name'>; config: ShopOriginConfig; now: Date },
  { to, dear, kind, key = randomUUID(), letter, details }: MemberMail<Details>,
): Promise<string> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const origin = await loadShopOrigin(tx, channel, config)
  const name = dear ? toFullName(dear.last_name, dear.first_name) : ''
  const facts = details((path) => `${origin}${path}`)
  const lines = letter.lines(seller.shop, name, ...facts)
  const own = toOwnLetter(letter, [name, ...facts])
  const mail = await createLetter(to, letter.subject(seller.shop), lines, seller, own)
  const topic = `member:${kind}:${key}`
  await queueMail(tx, { channel_id: channel.id, topic, mail, now })
  return topic
}

/** The letter as a shop may word it by itself, with its facts by the names of its placeholders. */
function toOwnLetter(letter: unknown, facts: readonly unknown[]): OwnLetter | undefined {
  const codes = Object.keys(MEMBER_MAILS) as (keyof typeof MEMBER_MAILS)[]
  const code = codes.find((one) => MEMBER_MAILS[one] === letter)
  if (code === undefined) return undefined
  const { placeholders } = MAIL_LETTERS[code]
  return { code, values: Object.fromEntries(placeholders.map((key, at) => [key, String(facts[at] ?? '')])) }
}

/** Whether codes may be shown on the screen because no mail can be sent: in the demo and while developing. */
export function isDemo({ environment, smtp_url }: Pick<AccountConfig, 'environment' | 'smtp_url'>): boolean {
  return environment !== 'production' && !smtp_url
}
