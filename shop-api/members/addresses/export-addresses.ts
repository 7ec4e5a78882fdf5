import { randomBytes } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { address_exports } from '#shop-api/db/schema/addresses.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { type ShopOriginConfig, loadShopOrigin } from '#shop-api/channels/shop-origin.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { toAddressFileName, ADDRESS_EXPORT, ADDRESS_ERRORS } from '#src/text/member/address-book.ts'
import { listAddresses } from './list-addresses.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'
import { createLetter } from '#shop-api/mail/create-letter.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { sendSystemMessage } from '#shop-api/members/messages/send-system-message.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import iconv from 'iconv-lite'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { ADDRESS_COLUMNS } from './address-columns.ts'
import { toCsvText } from '#src/rules/input/csv-text.ts'
import { toWindowsSpelling } from '#src/rules/input/windows-spelling.ts'

/** What spreadsheets in Japan open: UTF-8 with a byte order mark, or Shift_JIS as Windows reads it. */
type CsvEncoding = 'utf-8' | 'shift_jis'

interface MadeExport {
  user: typeof users.$inferSelect
  /** Of the file in the shop's storage. */
  path: string
  count: number
  export_id: number
  now: Date
  config: ShopOriginConfig
}

/** Books up to this length are answered at once. */
const AT_ONCE = 500

const CSV_TYPES: Record<CsvEncoding, string> = {
  'utf-8': 'text/csv; charset=utf-8',
  shift_jis: 'text/csv; charset=Shift_JIS',
}

/**
 * The address book as a file; undefined for a large one, which is made in the background and told of.
 * @throws ApiError 422 when it cannot be written in that encoding
 */
export async function exportAddresses(
  context: MemberContext,
  encoding: CsvEncoding,
): Promise<DownloadableFile | undefined> {
  const { db, member, now } = context
  const { data: addresses } = await listAddresses(context)
  const bytes = writeAddressCsv(addresses, encoding)
  if (addresses.length <= AT_ONCE) {
    return { bytes, type: CSV_TYPES[encoding], name: toAddressFileName(toJapanDay(now)) }
  }
  // Somebody who asks twice waits for one file, in the encoding asked for last.
  await db
    .insert(address_exports)
    .values({ user_id: member.id, encoding, requested_at: now })
    .onConflictDoUpdate({
      target: address_exports.user_id,
      targetWhere: isNull(address_exports.made_at),
      set: { encoding },
    })
  return undefined
}

/** Makes the files members wait for, each kept for a day under an address nobody can guess. */
export async function makeAddressExports(db: Db, now: Date, config: ShopOriginConfig): Promise<void> {
  const waiting = await db
    .select({ request: address_exports, user: users })
    .from(address_exports)
    .innerJoin(users, eq(users.id, address_exports.user_id))
    .where(isNull(address_exports.made_at))
    .orderBy(asc(address_exports.id))
  for (const { request, user } of waiting) {
    const { data: addresses } = await listAddresses({ db, member: user, now })
    // A letter that Shift_JIS does not have may have been added meanwhile.
    const encoding = request.encoding === 'shift_jis' && !isWritable(addresses) ? 'utf-8' : request.encoding
    const contents = writeAddressCsv(addresses, encoding)
    const file = `addresses-${toJapanDay(now).replaceAll('-', '')}.csv`
    const path = `exports/${randomBytes(16).toString('hex')}/${file}`
    await db.transaction(async (tx) => {
      const made = await tx
        .update(address_exports)
        .set({ made_at: now })
        .where(and(eq(address_exports.id, request.id), isNull(address_exports.made_at)))
        .returning({ id: address_exports.id })
      // Another process of the shop was faster.
      if (made.length === 0) return
      await tx.insert(upload_files).values({
        channel_id: user.channel_id,
        path,
        dir: 'exports',
        file,
        mime_type: CSV_TYPES[encoding],
        contents,
        uploaded_at: now,
      })
      await tellExport(tx, { user, path, count: addresses.length, export_id: request.id, now, config })
    })
  }
}

function isWritable(addresses: Parameters<typeof writeAddressCsv>[0]): boolean {
  try {
    return writeAddressCsv(addresses, 'shift_jis').length > 0
  } catch {
    return false
  }
}

/**
 * Tells a member that an address book is ready: the link stands in the message center, behind the login, and the mail
 * only says so, because it holds other people's addresses.
 */
async function tellExport(tx: Tx, { user, path, count, export_id, now, config }: MadeExport): Promise<void> {
  const [channel] = await tx.select().from(channels).where(eq(channels.id, user.channel_id))
  if (!channel) throw new Error(`Member ${user.id} has no channel`)
  const settings = await loadSettings(tx, channel)
  const url = `${settings['SITE.STORAGE_URL'].replace(/\/$/, '')}/${path}`
  const { title, body, subject, lines } = ADDRESS_EXPORT
  const key = await sendSystemMessage(tx, {
    channel_id: channel.id,
    user_id: user.id,
    title,
    body: body(url, count),
    now,
  })
  if (user.email === null) return
  const seller = await loadSeller(tx, channel.id, channel.name)
  const page = `${await loadShopOrigin(tx, channel, config)}/mypage/message-center/${key}/`
  const dear = `${user.last_name} ${user.first_name}`
  const mail = await createLetter(
    user.email,
    subject(seller.shop),
    lines(dear, seller.shop, count, page),
    seller,
  )
  await queueMail(tx, { channel_id: channel.id, topic: `address-export:${export_id}`, mail, now })
}

/**
 * An address book as CSV, with the headings the import knows. Postal codes keep their hyphen, or a spreadsheet drops
 * their zeros.
 * @throws ApiError 422 when Shift_JIS lacks a letter, which would come back as `?`
 */
function writeAddressCsv(addresses: readonly UserAddress[], encoding: CsvEncoding): Uint8Array<ArrayBuffer> {
  const rows = addresses.map((address) =>
    ADDRESS_COLUMNS.map(({ field }) =>
      field === 'postal_code' ? address.formatted_postal_code : (address[field] ?? ''),
    ),
  )
  const text = toCsvText([ADDRESS_COLUMNS.map(({ label }) => label), ...rows])
  if (encoding === 'utf-8') return new TextEncoder().encode(`\ufeff${text}`)
  const writable = toWindowsSpelling(text)
  const bytes = new Uint8Array(iconv.encode(writable, 'windows-31j'))
  const lost = listLost(writable, iconv.decode(Buffer.from(bytes), 'windows-31j'))
  if (lost.length === 0) return bytes
  const code = 'user_address.export.not_in_shift_jis'
  throw refused(code, ADDRESS_ERRORS[code](lost))
}

/** Letters that did not come back, each once. */
function listLost(text: string, back: string): string[] {
  if (text === back) return []
  const kept = new Set(back)
  return [...new Set(text)].filter((letter) => !kept.has(letter))
}
