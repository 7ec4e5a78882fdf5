import { boolean, customType, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { ImportFormat, ImportKind } from '../../../contract/shapes/imports.ts'
import { channelId, instantColumn } from './channels.ts'

const cascade = { onDelete: 'cascade' } as const

/** Both drivers read it as a Uint8Array (postgres-js as its child, Buffer). */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Files that are moving in. `entries_done` alone says where the next chunk begins: whoever moves it on has the job. */
export const imports = pgTable(
  'imports',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    kind: text().$type<ImportKind>().notNull(),
    format: text().$type<ImportFormat>().notNull(),
    encoding: text({ enum: ['utf-8', 'shift_jis'] }).notNull(),
    file_type: text({ enum: ['csv', 'jsonl'] }).notNull(),
    file_name: text().notNull(),
    /** Who handed it in. */
    actor: jsonb().$type<{ person_id: number | null; name: string }>().notNull(),
    state: text({ enum: ['waiting', 'working', 'stopped', 'done', 'failed'] }).notNull(),
    dry_run: boolean().notNull(),
    all_or_nothing: boolean().notNull(),
    send_mails: boolean().notNull(),
    /** The lines are only being checked: a dry run, or the first round of `all_or_nothing`. */
    is_checking: boolean().notNull(),
    lines: integer().notNull(),
    line: integer().notNull().default(0),
    entries_done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    unmapped: jsonb().$type<{ column: string; count: number }[]>().notNull().default([]),
    error: text(),
    requested_at: instantColumn().notNull(),
    /** When the round under way began, and at which line: its pace says how long the rest takes. */
    round_began_at: instantColumn(),
    round_began_line: integer().notNull().default(0),
    finished_at: instantColumn(),
  },
  (table) => [
    index('imports_by_state').on(table.state, table.id),
    index('imports_of_channel').on(table.channel_id),
  ],
)

const importId = () =>
  integer()
    .notNull()
    .references(() => imports.id, cascade)

/** The file, in pieces of a megabyte, so that no more than one is in memory. */
export const import_pieces = pgTable(
  'import_pieces',
  { import_id: importId(), position: integer().notNull(), contents: bytes().notNull() },
  (table) => [primaryKey({ columns: [table.import_id, table.position] })],
)

export const import_faults = pgTable(
  'import_faults',
  {
    id: serial().primaryKey(),
    import_id: importId(),
    line: integer().notNull(),
    column: text(),
    reason: text().notNull(),
  },
  (table) => [index('import_faults_of_import').on(table.import_id, table.line, table.id)],
)

/** What an import wrote and no publisher was told of yet. */
export const import_changes = pgTable(
  'import_changes',
  {
    import_id: importId(),
    type: text().notNull(),
    key: text().notNull(),
    action: text({ enum: ['created', 'updated'] }).notNull(),
    /** It is new and waits as a draft until the import is over. */
    is_held_back: boolean().notNull(),
    /** Shoppers see it, or will once it is not held back any more. */
    is_seen: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.type, table.key] })],
)
