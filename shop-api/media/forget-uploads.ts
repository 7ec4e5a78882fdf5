import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'

const KEPT_HOURS = 24

/** Deletes files visitors sent that nothing refers to, e.g. because the form was never sent. */
export async function forgetUploads(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 60 * 60 * 1000)
  await db
    .delete(upload_files)
    .where(and(eq(upload_files.is_kept, false), lte(upload_files.uploaded_at, before)))
}
