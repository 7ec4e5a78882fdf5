import { lt } from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { imports } from '#shop-api/db/schema/imports.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Reports of imports go after ninety days, and with them the files that were never finished. */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  await db.delete(imports).where(lt(imports.requested_at, new Date(now.getTime() - KEPT_MS)))
}
