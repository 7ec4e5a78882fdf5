import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import { channelId, versionColumn } from './channels.ts'

/** What a shop's staff save as one whole: its version, and its fields where no other table has them. */
export const shop_documents = pgTable(
  'shop_documents',
  {
    channel_id: channelId(),
    name: text().notNull(),
    version: versionColumn(),
    fields: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.name] })],
)
