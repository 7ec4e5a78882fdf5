import { integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Picture } from '../../../contract/shapes/fields.ts'
import { channelId, publicationColumns, versionColumn } from './channels.ts'

export const makers = pgTable(
  'makers',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    name_kana: text().notNull(),
    country: text().notNull(),
    description: text().notNull(),
    logo: jsonb().$type<Picture>(),
    ...publicationColumns(),
  },
  (table) => [uniqueIndex('makers_by_key').on(table.channel_id, table.key)],
)

export const brands = pgTable(
  'brands',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    key: text().notNull(),
    name: text().notNull(),
    name_kana: text().notNull(),
    description: text().notNull(),
    maker_id: integer().references(() => makers.id, { onDelete: 'set null' }),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('brands_by_key').on(table.channel_id, table.key)],
)
