import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { USUAL_PIECES_MAX } from '../../../contract/buying-limits.ts'
import type { FitKind } from '../../../contract/shapes/bikes.ts'
import type { Picture } from '../../../contract/shapes/fields.ts'
import type { ContentUnit } from '../../../contract/shapes/goods-content.ts'
import type { ProductDrawing } from '#shop-api/db/json/picture-source.ts'
import { channelId, instantColumn, publicationColumns, versionColumn } from './channels.ts'
import { makers, brands } from './makers.ts'

const cascade = { onDelete: 'cascade' } as const

/** Trees of categories, one for products and one for inquiries. */
export const categories = pgTable(
  'categories',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    belongs_to: text({ enum: ['products', 'inquiries'] }).notNull(),
    parent_id: integer(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    picture: jsonb().$type<Picture>(),
    depth: smallint().notNull(),
    /** Ids from the top down to this one. */
    path: jsonb().$type<number[]>().notNull(),
    /** Place in the depth-first order of its tree. */
    position: integer().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('categories_by_key').on(table.channel_id, table.belongs_to, table.key)],
)

export const tags = pgTable(
  'tags',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    password_hash: text(),
    position: integer().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('tags_by_key').on(table.channel_id, table.key)],
)

/** Of a product's key, so that the share of a deleted product is known too. */
export const toShare = (key: AnyPgColumn) => sql<number>`get_byte(decode(md5(${key}), 'hex'), 0) % 64`

/**
 * What the contract calls a Product: one page of the shop. Narrow on purpose: lists and searches read only this
 * table; long texts are in `product_texts`. Prices are the lowest and highest of its variations, kept here so that
 * a list can be sorted and filtered by one index; `product-kind.ts` keeps them true.
 */
export const product_models = pgTable(
  'product_models',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    name_kana: text().notNull(),
    catch_copy: text().notNull(),
    /** Part number of the first variation. */
    code: text().notNull(),
    maker_id: integer().references(() => makers.id, { onDelete: 'set null' }),
    brand_id: integer().references(() => brands.id, { onDelete: 'set null' }),
    /** Its own category; the others are in `product_model_categories`. */
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    tax_rate: smallint().$type<8 | 10>().notNull(),
    is_giftable: boolean().notNull(),
    /** Whether it goes on every bike, on those of its fitments, or bikes do not matter to it. */
    fit_kind: text().$type<FitKind>().notNull().default('none'),
    /** How long it keeps, in words. */
    best_before: text().notNull().default(''),
    /** `2027-02`; null when it is out. */
    release_month: text(),
    /** What the content of its variations is counted in. */
    content_unit: text().$type<ContentUnit>(),
    /** Whether a name can be sewn on it. */
    is_embroiderable: boolean().notNull().default(false),
    unit_price: integer().notNull(),
    max_unit_price: integer().notNull(),
    list_price: integer(),
    review_count: integer().notNull().default(0),
    /** Mean of the stars, one decimal. */
    review_average: doublePrecision(),
    /** How its pictures are drawn; null when it has only uploaded ones. */
    drawing: jsonb().$type<ProductDrawing>(),
    /** Uploaded pictures, before the drawn ones. */
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    /** Folded by `src/rules/input/fold-text.ts`: name, kana, part numbers, maker, brand, categories. */
    search_text: text().notNull(),
    /** Rank in «recommended» order, small first. */
    position: integer().notNull(),
    ...publicationColumns(),
    published_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
    /**
     * Version of the last edit. Orders raise `version` too when stock runs low, and an editor must not be refused for
     * that.
     */
    edit_version: versionColumn(),
    /** Which of sixty-four parts of the shop it is counted with (`catalogue/count-once.ts`). */
    share: smallint()
      .notNull()
      .generatedAlwaysAs((): SQL => toShare(product_models.key)),
  },
  (table) => [
    index('product_models_by_share').on(table.channel_id, table.share),
    uniqueIndex('product_models_by_key').on(table.channel_id, table.key),
    index('product_models_by_position').on(table.channel_id, table.position),
    index('product_models_by_age').on(table.channel_id, table.published_at),
    index('product_models_by_close')
      .on(table.channel_id, table.close_at)
      .where(sql`close_at is not null`),
    index('product_models_by_price').on(table.channel_id, table.unit_price),
    index('product_models_by_kana').on(table.channel_id, table.name_kana),
    index('product_models_by_review').on(table.channel_id, table.review_average, table.review_count),
    index('product_models_by_maker').on(table.maker_id),
    index('product_models_by_brand').on(table.brand_id),
    index('product_models_by_category').on(table.category_id, table.position),
    check('prices_in_order', sql`${table.unit_price} <= ${table.max_unit_price}`),
  ],
)

/** What a part must fit, from its specs: the machine it is made for, else the chain that runs over it. */
const toFits = (specs: AnyPgColumn) =>
  sql`coalesce(jsonb_path_query_first(${specs}, '$[*] ? (@.label == "適合車種")'), jsonb_path_query_first(${specs}, '$[*] ? (@.label == "チェーンサイズ")')) #>> '{value}'`

export const product_texts = pgTable(
  'product_texts',
  {
    model_id: integer()
      .primaryKey()
      .references(() => product_models.id, cascade),
    description: text().notNull(),
    specs: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    size_table: jsonb().$type<string[][]>(),
    /** Names of the variation axes. */
    axes: jsonb().$type<string[]>().notNull(),
    /** Only parts that fit the same are recommended beside it; null where nothing must fit. */
    fits: text().generatedAlwaysAs((): SQL => toFits(product_texts.specs)),
  },
  (table) => [index('product_texts_by_fit').on(table.fits, table.model_id)],
)

/** A variation: what is put into a cart. */
export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    code: text().notNull(),
    name: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    unit_price: integer().notNull(),
    list_price: integer(),
    stock: integer().notNull(),
    /** Quantities are multiples of it. */
    order_multiple: integer().notNull().default(1),
    /** Pieces of a whole carton; null: none. */
    carton_quantity: integer(),
    /** How much one piece holds, in the model's `content_unit`. */
    content_amount: integer(),
    /** Pieces one order may send to each destination. */
    max_per_order: integer().notNull().default(USUAL_PIECES_MAX),
    /** Colourway of the drawn pictures. */
    colourway: text(),
    jan_code: text(),
    /** Its own; empty where it looks like the others. */
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    position: smallint().notNull(),
  },
  (table) => [
    uniqueIndex('products_by_code').on(table.channel_id, table.code),
    index('products_by_model').on(table.model_id),
    index('products_in_stock')
      .on(table.model_id)
      .where(sql`stock > 0`),
    check('stock_not_negative', sql`${table.stock} >= 0`),
    check('price_not_negative', sql`${table.unit_price} >= 0`),
  ],
)

/** A model is in its own categories (`is_direct`) and in all categories above them, so that a count needs one look. */
export const product_model_categories = pgTable(
  'product_model_categories',
  {
    category_id: integer()
      .notNull()
      .references(() => categories.id, cascade),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    is_direct: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category_id, table.model_id] }),
    index('categories_of_model').on(table.model_id),
  ],
)

export const product_model_tags = pgTable(
  'product_model_tags',
  {
    tag_id: integer()
      .notNull()
      .references(() => tags.id, cascade),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
  },
  (table) => [
    primaryKey({ columns: [table.tag_id, table.model_id] }),
    index('tags_of_model').on(table.model_id),
  ],
)

export const accessories = pgTable(
  'accessories',
  {
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    accessory_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.model_id, table.accessory_id] })],
)
