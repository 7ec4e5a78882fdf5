import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { channelId, instantColumn } from './channels.ts'

/** Somebody of a shop's staff who signed in with its password; signing out deletes the row. */
export const staff_sessions = pgTable(
  'staff_sessions',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Of the token and the password it was given for (`staff/staff-sessions.ts`): what is kept here opens nothing. */
    token_hash: text().notNull().unique(),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (table) => [index('staff_sessions_by_expiry').on(table.expires_at)],
)
