import { and, eq, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PicturePlace } from '#contract/shapes/admin-pictures.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { catalogs, landing_pages } from '#shop-api/db/schema/campaigns.ts'
import { categories, product_models, product_texts, products } from '#shop-api/db/schema/catalogue.ts'
import {
  articles,
  banners,
  free_areas,
  messages,
  popups,
  qas,
  static_pages,
} from '#shop-api/db/schema/content.ts'
import { makers } from '#shop-api/db/schema/makers.ts'
import { coordinates, stylists } from '#shop-api/db/schema/stylists.ts'

/** Path of a photograph, wherever it stands: in a picture's JSON or in the address of an image in rich text. */
const PHOTOGRAPH = 'photos/[0-9a-f]{32}'

interface Place {
  kind: PicturePlace['kind'] | SQL
  from: PgTable | SQL
  channel: PgColumn
  title: PgColumn
  /** Columns that hold pictures or rich text. */
  holds: PgColumn[]
}

const ofProduct = (table: PgTable, model_id: PgColumn) =>
  sql`${table} join ${product_models} on ${product_models.id} = ${model_id}`
const { channel_id: channel, name: title } = product_models

/** Everything staff put pictures on. */
const places: readonly Place[] = [
  { kind: 'product', from: product_models, channel, title, holds: [product_models.pictures] },
  {
    kind: 'product',
    from: ofProduct(products, products.model_id),
    channel,
    title,
    holds: [products.pictures],
  },
  {
    kind: 'product',
    from: ofProduct(product_texts, product_texts.model_id),
    channel,
    title,
    holds: [product_texts.description],
  },
  toPlace(sql`${articles.kind}`, articles, articles.title, [articles.picture, articles.body]),
  toPlace('maker', makers, makers.name, [makers.logo, makers.description]),
  toPlace('category', categories, categories.name, [categories.picture, categories.description]),
  toPlace('banner', banners, banners.title, [banners.picture]),
  toPlace('free_area', free_areas, free_areas.name, [free_areas.body]),
  toPlace('message', messages, messages.title, [messages.body]),
  toPlace('faq', qas, qas.question, [qas.answer]),
  toPlace('static_page', static_pages, static_pages.title, [static_pages.body]),
  toPlace('landing_page', landing_pages, landing_pages.title, [landing_pages.body]),
  toPlace('popup', popups, popups.title, [popups.picture, popups.body]),
  toPlace('stylist', stylists, stylists.name, [stylists.picture, stylists.profile]),
  {
    kind: 'outfit',
    from: sql`${coordinates} join ${stylists} on ${stylists.id} = ${coordinates.stylist_id}`,
    channel: stylists.channel_id,
    title: coordinates.title,
    holds: [coordinates.picture, coordinates.body],
  },
  toPlace('catalog', catalogs, catalogs.name, [catalogs.picture, catalogs.pages, catalogs.description]),
]

function toPlace(
  kind: Place['kind'],
  table: PgTable & { channel_id: PgColumn },
  title: PgColumn,
  holds: PgColumn[],
): Place {
  return { kind, from: table, channel: table.channel_id, title, holds }
}

const everyPlace = sql.join(
  places.map(({ kind, from, channel, title, holds }) => {
    const named = sql.join(
      holds.map((column) => sql`coalesce(${column}::text, '')`),
      sql` || ' ' || `,
    )
    const word = typeof kind === 'string' ? sql.raw(`'${kind}'`) : kind
    return sql`select ${word} as kind, ${channel} as channel_id, ${title} as title, ${named} as named from ${from}`
  }),
  sql` union all `,
)
const placesHold = sql`(${everyPlace}) as places`

/** Things of a shop that show a picture, each once. */
export async function listPlaces(db: Db | Tx, channel_id: number, path: string): Promise<PicturePlace[]> {
  const kind = sql<PicturePlace['kind']>`kind`
  const title = sql<string>`title`
  return db
    .selectDistinct({ kind, title })
    .from(placesHold)
    .where(and(eq(sql`channel_id`, channel_id), like(sql<string>`named`, `%${path}%`)))
    .orderBy(kind, title)
}

/** Paths of all photographs that something shows, as a query. */
export const shownPaths = sql`select distinct found[1] from ${placesHold}, regexp_matches(named, ${sql.raw(`'${PHOTOGRAPH}'`)}, 'g') as found`

/**
 * Paths of photographs that stand anywhere in the database: in orders and carts, in what a change was before, in drafts. Reads
 * every text there is.
 */
export async function listRecordedPaths(db: Db | Tx): Promise<Set<string>> {
  const columns = await db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'character varying') and table_name <> 'photographs'`,
    )
  const paths = new Set<string>()
  for (const { table, column } of columns) {
    const text = sql`${sql.identifier(column)}::text`
    const rows = await db
      .selectDistinct({ path: sql<string>`found[1]` })
      .from(
        sql`${sql.identifier(table)}, regexp_matches(${text}, ${sql.raw(`'${PHOTOGRAPH}'`)}, 'g') as found`,
      )
      .where(sql`${text} like '%photos/%'`)
    for (const { path } of rows) paths.add(path)
  }
  return paths
}
