import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Layout, LayoutName } from '../../../contract/shapes/content.ts'
import type { Picture } from '../../../contract/shapes/fields.ts'
import type { PictureSource } from '#shop-api/db/json/picture-source.ts'
import { channelId, instantColumn, publicationColumns, versionColumn } from './channels.ts'

/** News and blog articles. Rich text is stored as the editor saved it. */
export const articles = pgTable(
  'articles',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    kind: text({ enum: ['news', 'blog'] }).notNull(),
    key: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    category: text().notNull(),
    picture: jsonb().$type<Picture>(),
    ...publicationColumns(),
    published_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('articles_by_key').on(table.channel_id, table.kind, table.key),
    index('articles_by_age').on(table.channel_id, table.kind, table.published_at),
  ],
)

export const banners = pgTable(
  'banners',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    area: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    href: text().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    is_show: boolean().notNull(),
    position: integer().notNull(),
    version: versionColumn(),
  },
  (table) => [index('banners_by_area').on(table.channel_id, table.area)],
)

/** What members see over the page they come to; the browser remembers which they closed. */
export const popups = pgTable(
  'popups',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    title: text().notNull(),
    /** Rich text. */
    body: text().notNull(),
    picture: jsonb().$type<Picture>(),
    href: text(),
    updated_at: instantColumn().notNull(),
    ...publicationColumns(),
    published_at: instantColumn().notNull(),
  },
  (table) => [index('popups_by_time').on(table.channel_id, table.published_at)],
)

export const free_areas = pgTable(
  'free_areas',
  {
    id: serial().unique(),
    channel_id: channelId(),
    code: text().notNull(),
    name: text().notNull(),
    body: text().notNull(),
    updated_at: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.code] })],
)

export const messages = pgTable(
  'messages',
  {
    channel_id: channelId(),
    code: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updated_at: instantColumn().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.code] })],
)

export const static_pages = pgTable(
  'static_pages',
  {
    id: serial().unique(),
    channel_id: channelId(),
    /** With slashes at both ends, e.g. `/guide/shipping/`. */
    url: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    updated_at: instantColumn().notNull(),
    ...publicationColumns(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.url] })],
)

export const qa_categories = pgTable(
  'qa_categories',
  {
    id: serial().unique(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.key] })],
)

export const qas = pgTable(
  'qas',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    category: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    /** Question and answer, folded for search. */
    search_text: text().notNull(),
    position: integer().notNull(),
    ...publicationColumns(),
  },
  (table) => [index('qas_by_category').on(table.channel_id, table.category)],
)

export const colour_schemes = pgTable(
  'colour_schemes',
  {
    id: serial().unique(),
    channel_id: channelId(),
    name: text().notNull(),
    colours: jsonb().$type<Record<string, string>>().notNull(),
    is_selected: boolean().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.name] })],
)

/** `page`: the frame and blocks of one page; `shared`: blocks that pages have in common (decision 0002). */
export const layouts = pgTable(
  'layouts',
  {
    channel_id: channelId(),
    scope: text({ enum: ['page', 'shared'] }).notNull(),
    name: text().notNull(),
    frame: text().$type<LayoutName>().notNull(),
    blocks: jsonb().$type<Layout['blocks']>().notNull(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.scope, table.name] })],
)

/**
 * Sources of pictures by path. A path carries a digest of its source, so what lies at an address never changes.
 * Pictures of products are not here: they are drawn from `product_models.drawing`.
 */
export const pictures = pgTable(
  'pictures',
  {
    channel_id: channelId(),
    path: text().notNull(),
    /** A drawing to make, or an SVG as it is. */
    source: jsonb().$type<PictureSource>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.path] })],
)

/** Texts the shop keeps as files in its storage, e.g. `documents/member-terms.txt`. */
export const text_files = pgTable(
  'text_files',
  {
    channel_id: channelId(),
    path: text().notNull(),
    mime_type: text().notNull(),
    contents: text().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.path] })],
)
