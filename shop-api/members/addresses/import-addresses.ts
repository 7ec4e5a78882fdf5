import { eq } from 'drizzle-orm'
import type { UserAddressImport } from '#contract/shapes/user-address.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { ADDRESS_COLUMNS } from './address-columns.ts'
import { countAddresses, lockBook, tooMany } from './change-addresses.ts'
import { keepOwnAddress } from './keep-own-address.ts'
import { MAX_ADDRESSES } from './list-addresses.ts'
import { readAddressCsv } from './read-address-csv.ts'
import { type AddressWords, toUserAddress } from './to-user-address.ts'

/**
 * Imports the valid lines of a CSV and reports the others, so that only those need mending. Lines that are in the book
 * already, to the letter, are not added again, so the corrected file can be sent whole.
 * @throws ApiError 422 for what is no address book, or more than fits; then nothing is imported
 */
export async function importAddresses(
  { db, member, now }: MemberContext,
  file: Blob,
): Promise<UserAddressImport> {
  const { addresses, failures } = readAddressCsv(new Uint8Array(await file.arrayBuffer()))
  const imported = await db.transaction(async (tx) => {
    await lockBook(tx, member.id)
    await keepOwnAddress(tx, member.id, now)
    const known = await tx
      .select()
      .from(user_addresses)
      .innerJoin(users, eq(users.id, user_addresses.user_id))
      .where(eq(user_addresses.user_id, member.id))
    const seen = new Set(known.map((row) => toLetters(toUserAddress(row.user_addresses, row.users))))
    const added = addresses.filter((address) => {
      const letters = toLetters(address)
      return !seen.has(letters) && seen.add(letters)
    })
    if (added.length === 0) return 0
    const held = await countAddresses(tx, member.id)
    const room = MAX_ADDRESSES - held
    if (added.length > room) throw tooMany(added.length, room)
    await tx.insert(user_addresses).values(
      added.map((address, at) => ({
        ...address,
        user_id: member.id,
        division_ct: 2 as const,
        is_default: held === 0 && at === 0,
        created_at: now,
      })),
    )
    return added.length
  })
  return { imported, unchanged: addresses.length - imported, failures }
}

/** An address as a file would bring it, so that a hyphen in a phone number makes no second entry. */
function toLetters(address: AddressWords): string {
  return JSON.stringify(ADDRESS_COLUMNS.map(({ field, read }) => read(address[field] ?? '')))
}
