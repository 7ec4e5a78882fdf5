import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { InquiryInputSchema } from '#contract/shapes/inquiry.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import type { Member } from '#shop-api/members/member.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { INQUIRY_ERRORS } from '#src/text/contact/inquiry.ts'
import { mailInquiry } from './mail-inquiry.ts'

type InquiryInput = z.output<typeof InquiryInputSchema>

interface Scope {
  db: Db
  channel: Channel
  now: Date
  member: Pick<Member, 'id'> | null
}

/**
 * Takes an inquiry in, of a guest or a member; its sender and the shop get it in writing.
 * @returns the number the sender is told
 * @throws ApiError 422 by the codes of the contract
 */
export async function sendInquiry({ db, channel, now, member }: Scope, input: InquiryInput): Promise<string> {
  const { category_id: category_key, files: paths = [], ...words } = input
  const key = `Q${randomBytes(6).toString('hex').toUpperCase()}`
  await db.transaction(async (tx) => {
    const category = await requireCategory(tx, channel.id, category_key)
    const files = await keepFiles(tx, channel.id, paths)
    const [inquiry] = await tx
      .insert(inquiries)
      .values({
        ...words,
        ...category,
        extend: words.extend ?? null,
        order_no: words.order_no || null,
        channel_id: channel.id,
        user_id: member?.id ?? null,
        key,
        files,
        status: 'open',
        created_at: now,
        updated_at: now,
      })
      .returning()
    if (!inquiry) throw new Error(`The inquiry ${key} was not kept`)
    await mailInquiry(tx, { channel, inquiry, now })
  })
  return key
}

async function requireCategory(tx: Tx, channel_id: number, key: string) {
  const tree = await tx
    .select({ id: categories.id, key: categories.key, name: categories.name, path: categories.path })
    .from(categories)
    .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'inquiries')))
  const category = tree.find((one) => one.key === key)
  if (!category) {
    const code = 'inquiry.category_not_found'
    throw invalidField('category_id', code, INQUIRY_ERRORS[code])
  }
  const names = new Map(tree.map(({ id, name }) => [id, name]))
  return {
    category_id: category.id,
    category_names: category.path.flatMap((id) => names.get(id) ?? []),
  }
}

/** Marks uploads as used, so that they are not deleted. */
async function keepFiles(tx: Tx, channel_id: number, paths: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(paths)]
  if (wanted.length === 0) return []
  const kept = await tx
    .update(upload_files)
    .set({ is_kept: true })
    .where(
      and(
        eq(upload_files.channel_id, channel_id),
        eq(upload_files.dir, 'inquiries'),
        inArray(upload_files.path, wanted),
      ),
    )
    .returning({ path: upload_files.path })
  if (kept.length < wanted.length) {
    const code = 'inquiry.file_not_found'
    throw invalidField('files', code, INQUIRY_ERRORS[code])
  }
  return wanted
}
