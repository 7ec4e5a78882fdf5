import { doublePrecision, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channelId, instantColumn, versionColumn } from './channels.ts'

/** Pictures staff sent. What is kept of each lies in the store of files, under a key made of channel and path. */
export const photographs = pgTable(
  'photographs',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** `photos/` and 32 hexadecimal digits. What lies there never changes. */
    path: text().notNull(),
    /** Of the bytes as they were sent, hexadecimal. */
    sha256: text().notNull(),
    name: text().notNull(),
    folder: text().notNull(),
    alt: text().notNull(),
    /** Both or neither. */
    focus_x: doublePrecision(),
    focus_y: doublePrecision(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime_type: text({ enum: ['image/jpeg', 'image/png'] }).notNull(),
    /** Bytes as kept. */
    size: integer().notNull(),
    uploaded_at: instantColumn().notNull(),
    /** Since when nothing shows it; null while something does. */
    unused_since: instantColumn(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('photographs_by_path').on(table.channel_id, table.path),
    uniqueIndex('photographs_by_bytes').on(table.channel_id, table.sha256),
    index('photographs_by_age').on(table.channel_id, table.uploaded_at),
    index('photographs_by_name').on(table.channel_id, table.folder, table.name),
    index('photographs_unused').on(table.unused_since),
  ],
)
