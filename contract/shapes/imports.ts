import * as z from 'zod/mini'
import { id, instant, textOrNull } from './fields.ts'
import { email, optionalKanaName, optionalPhoneNumber, optionalPostalCode, optionalText } from './input.ts'
import { dateBirth } from './rules.ts'

/** What can be moved in. Members and the prices of companies have calls of their own, because not all of the staff may see them. */
export const ImportKindSchema = z.enum([
  'products',
  'news',
  'redirects',
  'bikes',
  'fitments',
  'members',
  'contract-prices',
])
export type ImportKind = z.infer<typeof ImportKindSchema>

/** Whose columns the file has. Only products come in formats of other shops. */
export const ImportFormatSchema = z.enum(['noren', 'ec-cube', 'shopify'])
export type ImportFormat = z.infer<typeof ImportFormatSchema>

/**
 * `waiting`: not begun. `working`: see `line`. `stopped`: by hand; it goes on from there when resumed. `done`: to the last
 * line. `failed`: it cannot go on, `error` says why.
 */
export const ImportStateSchema = z.enum(['waiting', 'working', 'stopped', 'done', 'failed'])

/** The most bytes of a file. */
export const MAX_IMPORT_BYTES = 64 * 1024 * 1024

/** An import and how far it is. */
export const ImportSchema = z.object({
  id: id(),
  kind: ImportKindSchema,
  format: ImportFormatSchema,
  file_name: z.string(),
  state: ImportStateSchema,
  /** Nothing is written: the file is only checked. */
  dry_run: z.boolean(),
  /** Nothing is written unless all lines are good. */
  all_or_nothing: z.boolean(),
  /** Members get a mail with a link to choose a password. */
  send_mails: z.boolean(),
  /** Whether the lines are only being checked now; what is counted then is what would happen. */
  is_checking: z.boolean(),
  /** Lines of the file. */
  lines: z.int(),
  /** The last line that is done. */
  line: z.int(),
  created: z.int(),
  updated: z.int(),
  /** In the shop already, to the letter. */
  unchanged: z.int(),
  /** Things that were not taken; the faults say why. */
  failed: z.int(),
  /** Seconds it will take at the pace so far; null while nobody can say. */
  seconds_left: z.nullable(z.int()),
  /** Columns that have no place here, and how many lines had something in them. */
  unmapped: z.array(z.object({ column: z.string(), count: z.int() })),
  error: textOrNull(),
  requested_at: instant(),
  finished_at: z.nullable(instant()),
})
export type Import = z.infer<typeof ImportSchema>

/** A line that was not taken, and why. */
export const ImportFaultSchema = z.object({
  line: z.int(),
  /** Heading of the column; null when it is about the whole line. */
  column: textOrNull(),
  reason: z.string(),
})
export type ImportFault = z.infer<typeof ImportFaultSchema>

const words = (max: number) => z.prefault(optionalText(max), '')
const wordsOrNull = (max: number) => z.prefault(z.nullable(optionalText(max)), null)

/** A member as another shop knew them: little is sure but the address of their mails. */
export const MemberEntrySchema = z.object({
  email: email(),
  last_name: words(50),
  first_name: words(50),
  last_name_kana: z.prefault(optionalKanaName(), ''),
  first_name_kana: z.prefault(optionalKanaName(), ''),
  company_name: wordsOrNull(250),
  department_name: wordsOrNull(250),
  birthday: z.prefault(z.nullable(z.string().check(dateBirth())), null),
  postal_code: z.prefault(optionalPostalCode(), ''),
  prefecture: words(100),
  city: words(100),
  address1: words(100),
  address2: words(100),
  phone_number: z.prefault(optionalPhoneNumber(), ''),
  cell_phone_number: z.prefault(optionalPhoneNumber(), ''),
  /** Whether news by mail may come: 0 no, 1 yes. */
  is_receive_newsletter: z.prefault(z.literal([0, 1]), 0),
  /** Points brought along; given once, when the member is made. */
  points: z.prefault(z.int().check(z.nonnegative(), z.lte(100_000_000)), 0),
})
export type MemberEntry = z.infer<typeof MemberEntrySchema>
