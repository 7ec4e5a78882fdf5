import { and, asc, eq, ne } from 'drizzle-orm'
import type { LayoutTargets } from '#contract/shapes/admin-site.ts'
import type { Db } from '#shop-api/db/db.ts'
import { categories } from '#shop-api/db/schema/catalogue.ts'
import { collections } from '#shop-api/db/schema/collections.ts'
import { articles, banners, free_areas } from '#shop-api/db/schema/content.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

/** What the shop has that a block can show, by kind of block. */
export async function listLayoutTargets(db: Db, channel_id: number): Promise<LayoutTargets[]> {
  const [areas, places, lists, subjects, shelves] = await Promise.all([
    db
      .select({ code: free_areas.code, name: free_areas.name })
      .from(free_areas)
      .where(eq(free_areas.channel_id, channel_id))
      .orderBy(asc(free_areas.code)),
    db
      .selectDistinct({ code: banners.area, name: banners.area })
      .from(banners)
      .where(eq(banners.channel_id, channel_id))
      .orderBy(asc(banners.area)),
    db
      .select({ code: collections.alias, name: collections.name })
      .from(collections)
      .where(eq(collections.channel_id, channel_id))
      .orderBy(asc(collections.name), asc(collections.id)),
    db
      .selectDistinct({ code: articles.category, name: articles.category })
      .from(articles)
      .where(and(eq(articles.channel_id, channel_id), eq(articles.kind, 'news'), ne(articles.category, '')))
      .orderBy(asc(articles.category)),
    db
      .select({ code: categories.key, name: categories.name, depth: categories.depth })
      .from(categories)
      .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
      .orderBy(asc(categories.position)),
  ])
  const shelf = shelves.map(({ code, name, depth }) => ({ code, name: `${'　'.repeat(depth)}${name}` }))
  return [
    { kind: 'free_area', targets: areas },
    { kind: 'banners', targets: places },
    { kind: 'collection', targets: lists },
    { kind: 'news', targets: [{ code: '', name: EDITOR_ERRORS.all_news }, ...subjects] },
    { kind: 'products', targets: [{ code: '', name: EDITOR_ERRORS.newest_products }, ...shelf] },
  ]
}
