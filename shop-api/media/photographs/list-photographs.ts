import { and, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import type { Db } from '#shop-api/db/db.ts'
import { photographs } from '#shop-api/db/schema/photographs.ts'
import type { PageRange } from '#shop-api/http/paging.ts'
import { toAdminPicture } from './to-admin-picture.ts'

interface PhotographQuery {
  /** Words of name, folder or alternative text. */
  q?: string | undefined
  use?: 'used' | 'unused' | undefined
  name?: string | undefined
  folder?: string | undefined
}

/** The shop's photographs, the newest first. */
export async function listPhotographs(
  db: Db,
  channel_id: number,
  { q = '', use, name, folder }: PhotographQuery,
  { limit, offset }: PageRange,
): Promise<{ data: AdminPicture[]; total: number }> {
  const { unused_since } = photographs
  const searched = [photographs.name, photographs.folder, photographs.alt]
  const words = q.split(/\s+/).filter(Boolean)
  const condition = and(
    eq(photographs.channel_id, channel_id),
    ...words.map((word) => or(...searched.map((column) => ilike(column, toPattern(word))))),
    use && (use === 'used' ? isNull(unused_since) : isNotNull(unused_since)),
    name === undefined ? undefined : eq(photographs.name, name),
    folder === undefined ? undefined : eq(photographs.folder, folder),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(photographs)
      .where(condition)
      .orderBy(desc(photographs.uploaded_at), desc(photographs.id))
      .limit(limit)
      .offset(offset),
    db.$count(photographs, condition),
  ])
  return { data: rows.map(toAdminPicture), total }
}

const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
