import { and, eq, inArray, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type MemberEntry, MemberEntrySchema } from '#contract/shapes/imports.ts'
import { toOneLine } from '#contract/typed-text.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { findEmailOwner } from '#shop-api/members/account/email-owner.ts'
import { createMemberCode } from '#shop-api/members/account/register.ts'
import { sendMemberMail } from '#shop-api/members/account/send-member-mail.ts'
import type { UserRow } from '#shop-api/members/account/user-row.ts'
import { isPrefecture } from '#shop-api/members/addresses/change-addresses.ts'
import { foldLogin } from '#shop-api/members/login/fold-login.ts'
import { createTicket } from '#shop-api/members/login/tickets.ts'
import { readKana, readPhoneNumber, readPostalCode, readPrefecture } from '#src/rules/input/read-cell.ts'
import { toHalfWidth } from '#src/rules/input/to-half-width.ts'
import { IMPORT_ERRORS, IMPORT_POINTS_REASON } from '#src/text/editor/import.ts'
import { MEMBER_MAILS } from '#src/text/member/member-mails.ts'
import { toLabel } from './columns.ts'
import { type Entry, EntryFaults, type Values } from './entry.ts'
import type { ImportScope, ImportTarget, Written } from './import-scope.ts'
import { isSame } from './is-same.ts'
import { isWord } from './product-rows.ts'
import { type Place, toFaults } from './to-faults.ts'

/** Whoever is away for a fortnight still finds the link working. */
const LINK_DAYS = 14

const toPlace =
  ({ rows: [{ line }] }: Entry): Place =>
  ([field]) => ({ line, column: field === undefined ? null : toLabel('members', String(field)) })

const toName = ({ rows: [{ values }] }: Entry) =>
  typeof values['email'] === 'string' ? foldLogin(toOneLine(values['email'])) : ''

/**
 * Members by their e-mail address, without a password: they choose one by a link. Who has chosen one is at home here, and what
 * the old shop knew of them changes nothing any more. Points are given once, with the account.
 */
export const memberTarget: ImportTarget = {
  toName,
  toPlace,
  async open(tx, scope, entries) {
    const isPresent = and(eq(users.channel_id, scope.channel_id), isNull(users.left_at))
    const rows = await tx
      .select()
      .from(users)
      .where(and(isPresent, inArray(users.email, entries.map(toName))))
    const known = new Map(rows.map((row) => [row.email, row]))
    return {
      forget: () => {},
      async write(sub, entry) {
        const values = readValues(entry)
        const parsed = MemberEntrySchema.safeParse(values)
        const faults = parsed.success ? [] : toFaults(parsed.error.issues, values, toPlace(entry))
        const { prefecture } = values
        if (isWord(prefecture) && !isPrefecture(prefecture))
          faults.push({ ...toPlace(entry)(['prefecture']), reason: IMPORT_ERRORS.prefecture })
        if (!parsed.success || faults.length > 0) throw new EntryFaults(faults)
        const given = new Set(Object.keys(values))
        const { outcome, made } = await write(sub, scope, {
          entry,
          member: parsed.data,
          given,
          present: known.get(toName(entry)),
        })
        // A file may come back to a member.
        if (made) known.set(made.email, made)
        return { outcome, changes: [], warnings: [] }
      },
    }
  },
}

/** Cells that are mended, by field: the same as of an address book. */
const READ: Readonly<Record<string, (cell: string) => string>> = {
  email: toHalfWidth,
  last_name_kana: readKana,
  first_name_kana: readKana,
  postal_code: readPostalCode,
  prefecture: readPrefecture,
  phone_number: readPhoneNumber,
  cell_phone_number: readPhoneNumber,
}

/** What a file says of a member, as it is meant. */
function readValues({ rows: [{ values }] }: Entry): Values {
  const said = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    said.map(([field, value]) => [
      field,
      typeof value === 'string' ? (READ[field]?.(value) ?? value) : value,
    ]),
  )
}

interface Wish {
  entry: Entry
  member: z.output<typeof MemberEntrySchema>
  /** Fields the file has. */
  given: ReadonlySet<string>
  present: UserRow | undefined
}

async function write(
  tx: Tx,
  scope: ImportScope,
  { entry, member, given, present }: Wish,
): Promise<{ outcome: Written['outcome']; made?: UserRow }> {
  const { points, email: typed, ...columns } = member
  if (present) {
    const told = Object.fromEntries(Object.entries(columns).filter(([field]) => given.has(field)))
    if (present.password_hash !== null) return { outcome: 'unchanged' }
    if (scope.send_mails) await mailLink(tx, scope, present)
    if (isSame(present, told)) return { outcome: 'unchanged' }
    await tx.update(users).set(told).where(eq(users.id, present.id))
    return { outcome: 'updated' }
  }
  const email = foldLogin(typed)
  if (await findEmailOwner(tx, scope.channel_id, email)) {
    throw new EntryFaults([{ ...toPlace(entry)(['email']), reason: IMPORT_ERRORS.member_left }])
  }
  const user = await insert(tx, scope, email, columns)
  if (points > 0) {
    await addPoints(tx, {
      user_id: user.id,
      kind: 'grant',
      point: points,
      reason: IMPORT_POINTS_REASON,
      expires_on: null,
      now: scope.now,
    })
  }
  if (scope.send_mails) await mailLink(tx, scope, user)
  return { outcome: 'created', made: user }
}

async function insert(
  tx: Tx,
  { channel_id, now }: ImportScope,
  email: string,
  columns: Omit<MemberEntry, 'points' | 'email'>,
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({
      ...columns,
      channel_id,
      email,
      username: email,
      code: createMemberCode(),
      is_registered_member: true,
      created_at: now,
    })
    .returning()
  if (!row) throw new Error('The member was not written')
  return row
}

/** A link to choose a password. One mail for each import of the address. */
async function mailLink(tx: Tx, { channel, config, now }: ImportScope, user: UserRow): Promise<void> {
  if (user.email === null) return
  const draft = { channel_id: channel.id, user_id: user.id, minutes: LINK_DAYS * 24 * 60, now }
  const token = await createTicket(tx, { ...draft, purpose: 'reminder', email: user.email })
  await sendMemberMail(
    tx,
    { channel, config, now },
    {
      to: user.email,
      kind: 'moved-in',
      dear: user,
      letter: MEMBER_MAILS.moved_in,
      details: (toLink) => [LINK_DAYS, toLink(`/reminder/reset/?token=${token}`)],
    },
  )
}
