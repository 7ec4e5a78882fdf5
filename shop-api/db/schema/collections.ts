import { integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { product_models } from './catalogue.ts'
import { channelId, versionColumn } from './channels.ts'

const cascade = { onDelete: 'cascade' } as const

export const collections = pgTable(
  'collections',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    alias: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('collections_by_alias').on(table.channel_id, table.alias)],
)

export const collection_products = pgTable(
  'collection_products',
  {
    collection_id: integer()
      .notNull()
      .references(() => collections.id, cascade),
    model_id: integer()
      .notNull()
      .references(() => product_models.id, cascade),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection_id, table.model_id] })],
)
