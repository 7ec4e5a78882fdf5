import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { jsonb } from '../jsonb.ts'
import type { Gender, Newsletter, SecurityQuestion } from '../../../contract/shapes/option-lists.ts'
import type { TicketData, TicketPurpose } from '#shop-api/db/json/ticket-data.ts'
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
    /**
     * The address of a registration whose code was not typed in yet: any number of accounts may wait for the same one, also for
     * one that is a member's, so that registering tells nobody who is a member.
     */
    unproven_email: text(),
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
    /** Wants a code by mail after the password, whatever the shop's setting says. */
    is_use_mfa: boolean().notNull().default(false),
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
    index('users_by_unproven_email').on(table.channel_id, table.unproven_email),
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
    /** Why it ended: logged out, left, password changed, or a used token came a second time. */
    ended_at: instantColumn(),
    /** A device that others use too: its login ends with the browser, and soon. */
    is_shared_device: boolean().notNull().default(false),
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

/**
 * Passwords tried in vain, by account, or by the name typed where there is none: both lock alike, so that a lock tells
 * nobody whether an account exists.
 */
export const login_failures = pgTable(
  'login_failures',
  {
    channel_id: channelId(),
    /**
     * `user:7`, or `name:` and a digest of what was typed, each with a digest of whose guesses are counted;
     * `code:7` and `password:7` for guesses after the login.
     */
    subject: text().notNull(),
    failures: integer().notNull(),
    last_failed_at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.subject] })],
)

export const login_histories = pgTable(
  'login_histories',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    logged_in_at: instantColumn().notNull(),
    result: text({ enum: ['success', 'failure'] }).notNull(),
    method: text().notNull(),
    /** The last part of the address was hidden before it came here. */
    ip_address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index('login_histories_of_user').on(table.user_id, table.logged_in_at)],
)

/** Something sent by mail, or kept in a browser, that works once and for a limited time. */
export const member_tickets = pgTable(
  'member_tickets',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    /** Null where the address asked for belongs to nobody. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<TicketPurpose>().notNull(),
    /** SHA-256 of the token in the link or the cookie. */
    token_hash: text().notNull().unique(),
    /** Keyed digest of six digits; null where the token alone opens. */
    code_hash: text(),
    /** Where it was sent. */
    email: text(),
    data: jsonb().$type<TicketData>().notNull().default({}),
    wrong_tries: integer().notNull().default(0),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
    used_at: instantColumn(),
  },
  (table) => [
    index('member_tickets_of_user').on(table.user_id, table.purpose),
    index('member_tickets_by_address').on(table.channel_id, table.email, table.purpose),
    index('member_tickets_by_expiry').on(table.expires_at),
  ],
)

/** Passwords a member had before. They may not be chosen again. */
export const password_histories = pgTable(
  'password_histories',
  {
    id: serial().primaryKey(),
    user_id: userId(),
    password_hash: text().notNull(),
    replaced_at: instantColumn().notNull(),
  },
  (table) => [index('password_histories_of_user').on(table.user_id)],
)

/** How a provider of logins (OpenID Connect) knows this member. */
export const member_identities = pgTable(
  'member_identities',
  {
    id: serial().primaryKey(),
    channel_id: channelId(),
    user_id: userId(),
    provider: text().notNull(),
    /** The provider's own name for the person, its `sub`; never the e-mail address, which changes hands. */
    subject: text().notNull(),
    created_at: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('member_identities_by_subject').on(table.channel_id, table.provider, table.subject),
    index('member_identities_of_user').on(table.user_id),
  ],
)

/** Schools a shop sells to, by the code their pupils were given. */
export const schools = pgTable(
  'schools',
  {
    channel_id: channelId(),
    code: text().notNull(),
    key: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel_id, table.code] })],
)
