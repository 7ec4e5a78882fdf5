import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeType } from '#contract/publish-hook.ts'
import { contentRows } from '#shop-api/db/content-rows.ts'
import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { catalogs } from '#shop-api/db/schema/campaigns.ts'
import { categories, tags } from '#shop-api/db/schema/catalogue.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { collections } from '#shop-api/db/schema/collections.ts'
import { banners, free_areas, messages } from '#shop-api/db/schema/content.ts'
import { brands } from '#shop-api/db/schema/makers.ts'
import { stylists } from '#shop-api/db/schema/stylists.ts'
import type { Random } from '#demo/random.ts'
import type { Edit } from './editor-calls.ts'

/** A column of words that pages show, by the type of its row. */
const columns: Partial<Record<ChangeType, PgColumn>> = {
  brand: brands.name,
  category: categories.name,
  tag: tags.name,
  collection: collections.name,
  banner: banners.title,
  free_area: free_areas.body,
  message: messages.body,
  stylist: stylists.name,
  catalog: catalogs.name,
}

/** Changes what no admin call edits yet as such a call would: the row and its note in one transaction. @param type drawn when left out */
export async function rewriteRow(
  db: Db,
  {
    channel,
    random,
    at,
    now,
    type = random.pick([...Object.keys(columns), 'settings']) as ChangeType,
  }: { channel: string; random: Random; at: number; now: Date; type?: ChangeType },
): Promise<Edit> {
  const [row] = await db.select().from(channels).where(eq(channels.name, channel))
  const channel_id = row?.id ?? 0
  const words = `改めた${type} ${at}`
  return db.transaction(async (tx) => {
    const key = type === 'settings' ? 'SITE.NAME' : await rewrite()
    if (type === 'settings') {
      await tx
        .update(settings)
        .set({ value: words })
        .where(and(eq(settings.channel_id, channel_id), eq(settings.key, key)))
    }
    const change = { type, key, action: 'updated' } as const
    await recordChange(tx, { channel_id, changed: [change], now })
    return { ...change, words: `rewrote ${type} ${key}` }

    async function rewrite(): Promise<string> {
      const [column, rows] = [columns[type]!, contentRows[type]!]
      const ours = and(eq(rows.table.channel_id, channel_id), rows.only)
      const found = await tx
        .select({ key: rows.key })
        .from(rows.table as PgTable)
        .where(ours)
        .orderBy(asc(rows.key))
      const key = String(random.pick(found).key)
      await tx
        .update(rows.table as PgTable)
        .set({ [column.name]: words })
        .where(and(ours, eq(rows.key, key)))
      return key
    }
  })
}
