import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Gender, Newsletter, SecurityQuestion } from '../../../contract/shapes/option-lists.ts'
import { channelId, instantColumn } from './channels.ts'

/** A member of one channel. Whoever leaves keeps the row, emptied of the person, because orders refer to it. */
export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Member number on documents. */
    code: text().notNull(),
    /** Lower case; null once the member left. */
    email: text(),
    /** Login name, lower case; the e-mail address unless another was chosen. */
    username: text(),
    /** Argon2id; null where only a provider's login was ever used. */
    password_hash: text(),
    password_changed_at: instantColumn(),
    /** For the reminder; the answer is hashed like a password. */
    question_ct: smallint().$type<SecurityQuestion>(),
    answer_hash: text(),
    /** False until the e-mail address is verified, where a shop wants that. */
    is_registered_member: boolean().notNull(),
    is_receive_newsletter: smallint().$type<Newsletter>().notNull().default(0),
    last_name: text().notNull().default(''),
    first_name: text().notNull().default(''),
    last_name_kana: text().notNull().default(''),
    first_name_kana: text().notNull().default(''),
    company_name: text(),
    department_name: text(),
    gender_ct: smallint().$type<Gender>(),
    birthday: date({ mode: 'string' }),
    job: text().notNull().default(''),
    school: text().notNull().default(''),
    postal_code: text().notNull().default(''),
    prefecture: text().notNull().default(''),
    city: text().notNull().default(''),
    address1: text().notNull().default(''),
    address2: text().notNull().default(''),
    phone_number: text().notNull().default(''),
    cell_phone_number: text().notNull().default(''),
    fax_number: text().notNull().default(''),
    /** Mails to this member that came back. */
    mail_error_count: integer().notNull().default(0),
    /** Wrong passwords since the last right one. */
    failed_logins: integer().notNull().default(0),
    locked_at: instantColumn(),
    /** Points at hand; `point_histories` says how they came and went. */
    points: integer().notNull().default(0),
    created_at: instantColumn().notNull(),
    left_at: instantColumn(),
  },
  (table) => [
    uniqueIndex('users_by_code').on(table.channel_id, table.code),
    uniqueIndex('users_by_email')
      .on(table.channel_id, table.email)
      .where(sql`left_at is null`),
    uniqueIndex('users_by_username')
      .on(table.channel_id, table.username)
      .where(sql`left_at is null`),
  ],
)

export const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A login on one device: the family of its refresh tokens (https://datatracker.ietf.org/doc/html/rfc9700#section-4.14.2). */
export const member_sessions = pgTable(
  'member_sessions',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    started_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
    /** Logged out, left, password changed, or a used token came a second time. */
    ended_at: instantColumn(),
  },
  (table) => [
    index('member_sessions_of_user').on(table.user_id),
    index('member_sessions_by_expiry').on(table.expires_at),
  ],
)

/** Each is good for one refresh; the row stays, so that a second use is recognised as theft. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    id: serial().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => member_sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token: what is kept here opens nothing. */
    token_hash: text().notNull().unique(),
    issued_at: instantColumn().notNull(),
    used_at: instantColumn(),
  },
  (table) => [index('refresh_tokens_of_session').on(table.session_id)],
)
