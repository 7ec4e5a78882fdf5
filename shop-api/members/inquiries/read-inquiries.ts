import { and, desc, eq, ne } from 'drizzle-orm'
import type { AdminInquiry, AdminInquiryDetail } from '#contract/shapes/staff-inbox.ts'
import type { Inquiry } from '#contract/shapes/inquiry.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Actor } from '#shop-api/db/record-edit.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { toInquiry, toInquiryDetail } from './list-inquiries.ts'
import { recordInquiryEdit } from './record-inquiry-edit.ts'
import type { InquiryRow } from './describe-inquiry.ts'

interface Scope {
  db: Db
  channel: { id: number }
}

/** Inquiries of a shop for its staff, the last changed first. */
export async function listInquiriesToAnswer(
  { db, channel }: Scope,
  status: Inquiry['status'],
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: AdminInquiry[]; total: number }> {
  const condition = and(eq(inquiries.channel_id, channel.id), eq(inquiries.status, status))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(inquiries)
      .where(condition)
      .orderBy(desc(inquiries.updated_at), desc(inquiries.id))
      .limit(range.limit)
      .offset(range.offset),
    db.$count(inquiries, condition),
  ])
  return { data: rows.map((row) => ({ ...toInquiry(row), ...toSender(row) })), total }
}

/** One with the whole talk. @throws ApiError 404 for an inquiry of another shop */
export async function findInquiryToAnswer({ db, channel }: Scope, key: string): Promise<AdminInquiryDetail> {
  const [row] = await db.select().from(inquiries).where(isOf(channel, key))
  if (!row) throw notFound(EDITOR_ERRORS.gone)
  const { name_kana, phone, extend } = row
  return {
    ...(await toInquiryDetail(db, row)),
    ...toSender(row),
    name_kana,
    phone,
    extend: extend && { ...extend, department: extend.department ?? null },
  }
}

/** Ends the talk; ending it again is no error. @throws ApiError 404 for an inquiry of another shop */
export async function closeInquiry(
  { db, channel, now, actor }: Scope & { now: Date; actor: Actor },
  key: string,
): Promise<AdminInquiryDetail> {
  await db.transaction(async (tx) => {
    const isOpen = and(isOf(channel, key), ne(inquiries.status, 'closed'))
    const [row] = await tx.select().from(inquiries).where(isOpen).for('update')
    if (!row) return
    await tx.update(inquiries).set({ status: 'closed', updated_at: now }).where(eq(inquiries.id, row.id))
    await recordInquiryEdit(tx, row, { now, actor, after: { status: 'closed' } })
  })
  return findInquiryToAnswer({ db, channel }, key)
}

const isOf = (channel: { id: number }, key: string) =>
  and(eq(inquiries.channel_id, channel.id), eq(inquiries.key, key))

const toSender = ({ name, email, user_id }: InquiryRow) => ({ name, email, is_member: user_id !== null })
