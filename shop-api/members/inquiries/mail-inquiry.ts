import { inArray } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { INQUIRY_MAILS } from '#src/text/contact/inquiry.ts'
import { describeInquiry, type InquiryRow } from './describe-inquiry.ts'

interface InquiryMail {
  channel: Pick<Channel, 'id' | 'name'>
  inquiry: InquiryRow
  now: Date
}

/** Confirms an inquiry to its sender and brings it to the shop. */
export async function mailInquiry(tx: Tx, { channel, inquiry, now }: InquiryMail): Promise<void> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const files = await tx
    .select({ file: upload_files.file })
    .from(upload_files)
    .where(inArray(upload_files.path, inquiry.files))
  const described = describeInquiry(
    inquiry,
    files.map(({ file }) => file),
  )
  const { key, email } = inquiry
  const letters = [
    { to: email, whom: 'sender', words: INQUIRY_MAILS.received, dear: toDear(inquiry) },
    { to: seller.company.email, whom: 'shop', words: INQUIRY_MAILS.arrived, dear: email },
  ] as const
  for (const { to, whom, words, dear } of letters) {
    const subject = words.subject(seller.shop, key)
    const lines = words.lines(dear, seller.shop, described)
    const values = { name: dear, email, inquiry_no: key, inquiry: described.join('\n\n') }
    const own = { code: whom === 'sender' ? 'inquiry_received' : 'inquiry_arrived', values } as const
    const mail = await createLetter(to, subject, lines, seller, own)
    await queueMail(tx, { channel_id: channel.id, topic: `inquiry:${key}:${whom}`, mail, now })
  }
}

/** Tells the other side of the talk what was answered. */
export async function mailComment(
  tx: Tx,
  {
    channel,
    inquiry,
    now,
    comment,
    page,
  }: InquiryMail & {
    /** Where its sender reads on; null for a guest, who has only the mail. */
    page: string | null
    comment: { id: number; body: string; author: 'member' | 'shop' }
  },
): Promise<void> {
  const seller = await loadSeller(tx, channel.id, channel.name)
  const { key, email } = inquiry
  const is_shop = comment.author === 'shop'
  const words = is_shop ? INQUIRY_MAILS.answered : INQUIRY_MAILS.asked_again
  const dear = is_shop ? toDear(inquiry) : email
  const answer = [comment.body, ...(is_shop && page ? [page] : [])].join('\n\n')
  const described = describeInquiry(inquiry)
  const values = {
    name: dear,
    email,
    inquiry_no: key,
    answer,
    reply: answer,
    inquiry: described.join('\n\n'),
  }
  const mail = await createLetter(
    is_shop ? email : seller.company.email,
    words.subject(seller.shop, key),
    words.lines(dear, seller.shop, answer, described),
    seller,
    { code: is_shop ? 'inquiry_answered' : 'inquiry_asked_again', values },
  )
  await queueMail(tx, { channel_id: channel.id, topic: `inquiry-comment:${comment.id}`, mail, now })
}

/** A company is named above the person who writes for it. */
function toDear({ extend, name }: InquiryRow): string {
  return [extend?.corporation, extend?.department, name].filter(Boolean).join('\n')
}
