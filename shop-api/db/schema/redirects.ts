import { pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channelId, publicationColumns } from './channels.ts'

/** Addresses of the old shop and where they lead now. */
export const redirects = pgTable(
  'redirects',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** As `contract/redirect-address.ts` writes it: path, then its query with the names in order. */
    from: text().notNull(),
    to: text().notNull(),
    ...publicationColumns(),
  },
  (table) => [uniqueIndex('redirects_by_from').on(table.channel_id, table.from)],
)
