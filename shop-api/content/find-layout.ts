import { and, eq } from 'drizzle-orm'
import type { Layout } from '#contract/shapes/content.ts'
import type { Db } from '#shop-api/db/db.ts'
import { layouts } from '#shop-api/db/schema/content.ts'

/** A layout by name: of one page, or shared by pages (docs/decisions/0002-layout-calls.md). */
export async function findLayout(
  { db, channel_id }: { db: Db; channel_id: number },
  scope: 'page' | 'shared',
  name: string,
): Promise<Layout | undefined> {
  const [row] = await db
    .select()
    .from(layouts)
    .where(and(eq(layouts.channel_id, channel_id), eq(layouts.scope, scope), eq(layouts.name, name)))
  return row && { page: row.name, layout: row.frame, blocks: row.blocks }
}
