import { index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Picture } from '../../../contract/shapes/fields.ts'
import { product_models } from './catalogue.ts'
import { channelId, instantColumn, publicationColumns } from './channels.ts'

const cascade = { onDelete: 'cascade' } as const

/** The shop's people who show how to wear or combine its goods. */
export const stylists = pgTable(
  'stylists',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    name_kana: text().notNull(),
    title: text().notNull(),
    /** Centimetres; null when not told. */
    height: smallint(),
    picture: jsonb().$type<Picture>(),
    /** Rich text. */
    profile: text().notNull(),
    ...publicationColumns(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('stylists_by_key').on(table.channel_id, table.key)],
)

/** What a stylist put together. */
export const coordinates = pgTable(
  'coordinates',
  {
    id: serial().primaryKey(),
    stylist_id: integer()
      .notNull()
      .references(() => stylists.id, cascade),
    title: text().notNull(),
    body: text().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    published_at: instantColumn().notNull(),
  },
  (table) => [index('coordinates_of_stylist').on(table.stylist_id, table.published_at)],
)

export const coordinate_products = pgTable(
  'coordinate_products',
  {
    coordinate_id: integer()
      .notNull()
      .references(() => coordinates.id, cascade),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coordinate_id, table.model_id] })],
)
