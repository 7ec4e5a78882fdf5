import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { sql } from 'drizzle-orm'
import type { FitmentState } from '../../../contract/shapes/bikes.ts'
import { product_models, products } from './catalogue.ts'
import { channelId, instantColumn, versionColumn } from './channels.ts'
import { users } from './members.ts'

const cascade = { onDelete: 'cascade' } as const

/**
 * One generation of a motorcycle: what a part fits or does not. Makers of bikes are not makers of goods, and are named only
 * here: every row says its maker and its model in full, as the lists do that shops get.
 */
export const bikes = pgTable(
  'bikes',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    maker_key: text().notNull(),
    maker_name: text().notNull(),
    maker_kana: text().notNull(),
    model_key: text().notNull(),
    model_name: text().notNull(),
    model_kana: text().notNull(),
    /** First and last year of sale; the last is null while it is sold. */
    year_from: integer().notNull(),
    year_to: integer(),
    /** Cubic centimetres; null for electric ones. */
    displacement: integer(),
    /** Beginnings of frame numbers, without what follows the hyphen: `2BK-RK11`. */
    frame_codes: jsonb().$type<string[]>().notNull(),
    /** Folded by `src/rules/input/fold-text.ts`: maker, model, their kana, displacement. */
    search_text: text().notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('bikes_by_key').on(table.channel_id, table.key),
    index('bikes_by_model').on(table.channel_id, table.maker_key, table.model_key, table.year_from),
    check('years_in_order', sql`${table.year_to} is null or ${table.year_from} <= ${table.year_to}`),
  ],
)

/** What a model is named by in changes and questions: `maker/model`, by their keys. */
export const bikeModelName = sql<string>`${bikes.maker_key} || '/' || ${bikes.model_key}`

/** Whether a variation goes on a bike. A shop may have a million of these. */
export const fitments = pgTable(
  'fitments',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    product_id: integer()
      .notNull()
      .references(() => products.id, cascade),
    /** The model of the variation, kept here so that lists need not look at variations. */
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id),
    state: text().$type<FitmentState>().notNull(),
    /** What to know before buying, e.g. `前のみ`. */
    note: text().notNull().default(''),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('fitments_by_product').on(table.product_id, table.bike_id),
    index('fitments_by_bike').on(table.bike_id, table.model_id, table.state),
    index('fitments_by_model').on(table.model_id),
  ],
)

/** The bikes of a member. */
export const user_bikes = pgTable(
  'user_bikes',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, cascade),
    bike_id: integer()
      .notNull()
      .references(() => bikes.id, cascade),
    added_at: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.bike_id] }),
    index('user_bikes_by_bike').on(table.bike_id),
  ],
)
