import { boolean, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { LayoutName } from '../../../contract/shapes/content.ts'
import type { Coupon } from '../../../contract/shapes/coupon.ts'
import type { Picture } from '../../../contract/shapes/fields.ts'
import { channelId, instantColumn, publicationColumns, versionColumn } from './channels.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** What a shopper types. */
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    kind: text().$type<Coupon['kind']>().notNull(),
    /** Yen or percent by `kind`; 0 for shipping fee. */
    discount: integer().notNull(),
    minimum_total: integer().notNull(),
    starts_at: instantColumn().notNull(),
    expires_at: instantColumn(),
    /** `takers`: members who took it first. */
    for_whom: text({ enum: ['everybody', 'members', 'takers'] })
      .notNull()
      .default('everybody'),
    /** How many orders can use it in total; null for any number. A person uses it once in any case. */
    usage_limit: integer(),
    /** Categories whose goods it is for, what is below them included; empty for all goods. */
    category_ids: jsonb().$type<number[]>().notNull().default([]),
    is_draft: boolean().notNull().default(false),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('coupons_by_code').on(table.channel_id, table.code)],
)

/** Pages an editor lays out for one campaign. */
export const landing_pages = pgTable(
  'landing_pages',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    frame: text().$type<LayoutName>().notNull(),
    /** Rich text. */
    body: text().notNull(),
    is_show_header: boolean().notNull(),
    is_show_footer: boolean().notNull(),
    /** Where the browser goes instead, e.g. after a campaign moved; null to stay. */
    redirect_url: text(),
    /** Coupons that can be taken there, in their order. One that was removed is not shown. */
    coupon_ids: jsonb().$type<number[]>().notNull().default([]),
    ...publicationColumns(),
    published_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('landing_pages_by_slug').on(table.channel_id, table.slug)],
)

/** Printed catalogues, to leaf through and to order. */
export const catalogs = pgTable(
  'catalogs',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** In reading order. */
    pages: jsonb().$type<Picture[]>().notNull(),
    is_orderable: boolean().notNull(),
    ...publicationColumns(),
    published_at: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('catalogs_by_key').on(table.channel_id, table.key)],
)
