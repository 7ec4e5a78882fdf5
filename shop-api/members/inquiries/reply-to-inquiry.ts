import { and, eq } from 'drizzle-orm'
import type { InquiryDetail } from '#contract/shapes/inquiry.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import { inquiries, inquiry_comments } from '#shop-api/db/schema/inquiries.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { loadShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import { INQUIRY_ERRORS } from '#src/text/contact/inquiry.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { toInquiryDetail } from './list-inquiries.ts'
import type { InquiryRow } from './describe-inquiry.ts'
import { mailComment } from './mail-inquiry.ts'
import { recordInquiryEdit } from './record-inquiry-edit.ts'

/**
 * A member's further word in an own inquiry; the shop hears of it and it is open again.
 * @throws ApiError 404 for one the member has not, 422 for one that is closed
 */
export async function replyAsMember(
  { db, member, channel, now }: MemberContext,
  { inquiry_key, body }: { inquiry_key: string; body: string },
): Promise<InquiryDetail> {
  const row = await db.transaction(async (tx) => {
    const inquiry = await lockInquiry(tx, channel.id, inquiry_key)
    if (inquiry?.user_id !== member.id) throw notFound(MEMBER_NOT_FOUND.inquiry)
    if (inquiry.status === 'closed') throw refused('inquiry.closed', INQUIRY_ERRORS['inquiry.closed'])
    return addComment(tx, { channel, inquiry, author: 'member', body, now, page: null })
  })
  return toInquiryDetail(db, row)
}

interface ShopScope {
  db: Db
  channel: Pick<Channel, 'id' | 'name'>
  now: Date
  config: ShopOriginConfig
  actor: Actor
}

/** The shop's answer, which its sender gets by mail. @throws ApiError 404 for an inquiry of another shop */
export async function replyAsShop(
  { db, channel, now, config, actor }: ShopScope,
  { inquiry_key, body }: { inquiry_key: string; body: string },
): Promise<InquiryDetail> {
  const row = await db.transaction(async (tx) => {
    const inquiry = await lockInquiry(tx, channel.id, inquiry_key)
    if (!inquiry) throw notFound(MEMBER_NOT_FOUND.inquiry)
    const page =
      inquiry.user_id === null
        ? null
        : `${await loadShopOrigin(tx, channel, config)}/mypage/inquiry_history/${inquiry_key}/`
    await recordInquiryEdit(tx, inquiry, { now, actor, after: { status: 'answered', is_told: true } })
    return addComment(tx, { channel, inquiry, author: 'shop', body, now, page })
  })
  return toInquiryDetail(db, row)
}

async function lockInquiry(tx: Tx, channel_id: number, key: string): Promise<InquiryRow | undefined> {
  const [row] = await tx
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.channel_id, channel_id), eq(inquiries.key, key)))
    .for('update')
  return row
}

interface NewComment {
  channel: Pick<Channel, 'id' | 'name'>
  inquiry: InquiryRow
  author: 'member' | 'shop'
  body: string
  now: Date
  page: string | null
}

async function addComment(
  tx: Tx,
  { channel, inquiry, author, body, now, page }: NewComment,
): Promise<InquiryRow> {
  const [comment] = await tx
    .insert(inquiry_comments)
    .values({ inquiry_id: inquiry.id, author, body, created_at: now })
    .returning()
  const [touched] = await tx
    .update(inquiries)
    .set({ status: author === 'shop' ? 'answered' : 'open', updated_at: now })
    .where(eq(inquiries.id, inquiry.id))
    .returning()
  if (!comment || !touched) throw new Error(`The answer in inquiry ${inquiry.key} was not kept`)
  await mailComment(tx, { channel, inquiry: touched, comment, now, page })
  return touched
}
