import { boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '../../../contract/staff-rights.ts'
import { channelId, channels, instantColumn } from './channels.ts'

/** Somebody who works in one shop or several (`person_roles`). */
export const persons = pgTable('persons', {
  id: serial().primaryKey(),
  /** Small letters: people do not mind which they type. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `secrets/password-hash.ts` */
  password_hash: text().notNull(),
  /** Of the second factor, base32. No call ever answers it again. */
  totp_secret: text(),
  /** Until then the secret is only an offer. */
  totp_confirmed_at: instantColumn(),
  /** The newest step of 30 seconds whose code was used: none is used twice. */
  totp_used_step: integer().notNull().default(0),
  created_at: instantColumn().notNull(),
})

const personId = () =>
  integer()
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' })

/** What a person may do in a shop (`contract/staff-rights.ts`). */
export const person_roles = pgTable(
  'person_roles',
  {
    channel_id: channelId(),
    person_id: personId(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    since: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channel_id, table.person_id] }),
    index('person_roles_by_person').on(table.person_id),
  ],
)

/** A browser of a person. Signing out deletes the row. */
export const person_sessions = pgTable(
  'person_sessions',
  {
    id: serial().primaryKey(),
    person_id: personId(),
    /** What is kept here opens nothing. */
    token_hash: text().notNull().unique(),
    /** False while the code of the second factor is waited for: it opens nothing yet. */
    is_open: boolean().notNull(),
    /** Codes that were tried meanwhile. */
    tries: integer().notNull().default(0),
    user_agent: text().notNull(),
    created_at: instantColumn().notNull(),
    last_seen_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (table) => [
    index('person_sessions_by_person').on(table.person_id),
    index('person_sessions_by_expiry').on(table.expires_at),
  ],
)

/** Codes a person was given: to recover when the second factor is lost, or for a new password. A used one is gone. */
export const person_codes = pgTable(
  'person_codes',
  {
    id: serial().primaryKey(),
    person_id: personId(),
    purpose: text({ enum: ['recovery', 'reset'] }).notNull(),
    code_hash: text().notNull(),
    /** Wrong codes typed while it was open. */
    tries: integer().notNull().default(0),
    expires_at: instantColumn(),
  },
  (table) => [index('person_codes_by_person').on(table.person_id, table.purpose)],
)

/** A link by which somebody becomes staff of a shop, once. Taken or withdrawn, the row is gone. */
export const invitations = pgTable(
  'invitations',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    token_hash: text().notNull().unique(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    /** Null: whoever opens the link says who they are (the first owner of a shop). */
    email: text(),
    /** Who invited, as they were called then; empty for the installation. */
    invited_by: text().notNull(),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (table) => [index('invitations_by_channel').on(table.channel_id)],
)

/** With this a program speaks for a person, in some of their shops and with no more than a role. */
export const person_tokens = pgTable(
  'person_tokens',
  {
    id: serial().primaryKey(),
    person_id: personId(),
    name: text().notNull(),
    token_hash: text().notNull().unique(),
    role: text({ enum: STAFF_ROLES }).notNull(),
    created_at: instantColumn().notNull(),
    last_used_at: instantColumn(),
  },
  (table) => [index('person_tokens_by_person').on(table.person_id)],
)

export const person_token_shops = pgTable(
  'person_token_shops',
  {
    token_id: integer()
      .notNull()
      .references(() => person_tokens.id, { onDelete: 'cascade' }),
    channel_id: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.token_id, table.channel_id] }),
    index('person_token_shops_by_channel').on(table.channel_id),
  ],
)
