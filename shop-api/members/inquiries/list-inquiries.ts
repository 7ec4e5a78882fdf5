import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Inquiry, InquiryDetail } from '#contract/shapes/inquiry.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { inquiries, inquiry_comments } from '#shop-api/db/schema/inquiries.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import type { InquiryRow } from './describe-inquiry.ts'

/** Letters of a subject in a list. */
const SUBJECT_LENGTH = 40

/** Own inquiries, last touched first. */
export async function listInquiries(
  { db, member }: { db: Db; member: { id: number } },
  range: Pick<PageRange, 'limit' | 'offset'>,
): Promise<{ data: Inquiry[]; total: number }> {
  const condition = eq(inquiries.user_id, member.id)
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
  return { data: rows.map(toInquiry), total }
}

/** One own inquiry with the whole talk. @throws ApiError 404 for one the member has not */
export async function findInquiry({ db, member }: MemberContext, key: string): Promise<InquiryDetail> {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.user_id, member.id), eq(inquiries.key, key)))
  if (!row) throw notFound(MEMBER_NOT_FOUND.inquiry)
  return toInquiryDetail(db, row)
}

export async function toInquiryDetail(db: Db, row: InquiryRow): Promise<InquiryDetail> {
  const [comments, files] = await Promise.all([
    db
      .select()
      .from(inquiry_comments)
      .where(eq(inquiry_comments.inquiry_id, row.id))
      .orderBy(asc(inquiry_comments.id)),
    db
      .select({
        path: upload_files.path,
        dir: upload_files.dir,
        file: upload_files.file,
        mime_type: upload_files.mime_type,
        size: sql<number>`length(${upload_files.contents})`.mapWith(Number),
      })
      .from(upload_files)
      .where(and(eq(upload_files.channel_id, row.channel_id), inArray(upload_files.path, row.files)))
      .orderBy(asc(upload_files.id)),
  ])
  return {
    ...toInquiry(row),
    comments: comments.map(({ id, author, body, created_at }) => ({
      id,
      author,
      body,
      created_at: created_at.toISOString(),
    })),
    files,
  }
}

export function toInquiry(row: InquiryRow): Inquiry {
  const { id, key, category_names, body, order_no, status, created_at, updated_at } = row
  return {
    id,
    key,
    category_names,
    subject: toSubject(body),
    body,
    order_no,
    status,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/** Nobody is asked for a subject, so the first words are used. */
function toSubject(body: string): string {
  const letters = [...body.trim().replace(/\s+/g, ' ')]
  return letters.length > SUBJECT_LENGTH ? `${letters.slice(0, SUBJECT_LENGTH).join('')}…` : letters.join('')
}
