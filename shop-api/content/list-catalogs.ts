import { and, desc, eq } from 'drizzle-orm'
import type { Catalog } from '#contract/shapes/catalog.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { catalogs } from '#shop-api/db/schema/campaigns.ts'

interface Scope {
  db: Db
  channel_id: number
  now: Date
}

/** Printed catalogues, newest first. */
export async function listCatalogs({ db, channel_id, now }: Scope): Promise<Catalog[]> {
  const rows = await db
    .select()
    .from(catalogs)
    .where(and(eq(catalogs.channel_id, channel_id), isShown(catalogs, now)))
    .orderBy(desc(catalogs.published_at), desc(catalogs.id))
  return rows.map(({ id, key, name, description, picture, pages, is_orderable, published_at, version }) => ({
    id,
    key,
    name,
    description,
    picture,
    pages,
    is_orderable,
    published_at: published_at.toISOString(),
    version,
  }))
}
