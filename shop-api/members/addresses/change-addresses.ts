import { and, eq, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { UserAddress, UserAddressInputSchema } from '#contract/shapes/user-address.ts'
import { invalidField, notFound, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { users } from '#shop-api/db/schema/members.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import { ADDRESS_ERRORS } from '#src/text/member/address-book.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { MEMBER_NOT_FOUND } from '#src/text/member/member-data.ts'
import { keepOwnAddress } from './keep-own-address.ts'
import { findAddress, MAX_ADDRESSES } from './list-addresses.ts'
import type { AddressWords } from './to-user-address.ts'

type AddressInput = z.output<typeof UserAddressInputSchema>

/** Whose address it is (`division_ct`) is never input: the only own address is that of the profile. */
export function toAddressWords({ division_ct: _division_ct, ...input }: AddressInput): AddressWords {
  return { ...input, cell_phone_number: input.cell_phone_number ?? '' }
}

/** Adds an address; the first of a member becomes the default. @throws ApiError 422 when the book is full */
export async function addAddress(context: MemberContext, input: AddressInput): Promise<UserAddress> {
  const { db, member, now } = context
  requirePrefecture(input)
  const id = await db.transaction(async (tx) => {
    await lockBook(tx, member.id)
    await keepOwnAddress(tx, member.id, now)
    const held = await countAddresses(tx, member.id)
    if (held >= MAX_ADDRESSES) throw tooMany(1, 0)
    const [added] = await tx
      .insert(user_addresses)
      .values({
        ...toAddressWords(input),
        user_id: member.id,
        division_ct: 2,
        is_default: held === 0,
        created_at: now,
      })
      .returning({ id: user_addresses.id })
    return added?.id ?? 0
  })
  return findAddress(context, id)
}

/**
 * Changes an address; the own one changes with the profile. @throws ApiError 404 for an address the member does not
 * have
 */
export async function changeAddress(
  context: MemberContext,
  id: number,
  input: AddressInput,
): Promise<UserAddress> {
  const { db, member } = context
  requirePrefecture(input)
  await db.transaction(async (tx) => {
    const { division_ct } = await requireOwn(tx, member.id, id)
    const words = toAddressWords(input)
    if (division_ct === 2) await tx.update(user_addresses).set(words).where(eq(user_addresses.id, id))
    else await tx.update(users).set(toProfile(words)).where(eq(users.id, member.id))
  })
  return findAddress(context, id)
}

/** @throws ApiError 404 for an address the member has not, 422 for the own one */
export async function deleteAddress({ db, member }: MemberContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBook(tx, member.id)
    const { division_ct } = await requireOwn(tx, member.id, id)
    if (division_ct === 1) throw refused('user_address.own', ADDRESS_ERRORS['user_address.own'])
    await tx.delete(user_addresses).where(eq(user_addresses.id, id))
    await fallBackToOwn(tx, member.id)
  })
}

/** Empties the book, except for the member's own address. */
export async function deleteAllAddresses({ db, member }: MemberContext): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBook(tx, member.id)
    await tx
      .delete(user_addresses)
      .where(and(eq(user_addresses.user_id, member.id), ne(user_addresses.division_ct, 1)))
    await fallBackToOwn(tx, member.id)
  })
}

/**
 * Makes an address the only one with a mark (behaviour 8.1). @throws ApiError 404 for an address the member does not
 * have
 */
export async function chooseAddress(
  { db, member }: MemberContext,
  id: number,
  mark: 'is_default' | 'is_sender_default',
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBook(tx, member.id)
    await requireOwn(tx, member.id, id)
    await tx
      .update(user_addresses)
      .set({ [mark]: false })
      .where(and(eq(user_addresses.user_id, member.id), eq(user_addresses[mark], true)))
    await tx
      .update(user_addresses)
      .set({ [mark]: true })
      .where(eq(user_addresses.id, id))
  })
}

/** Changes of one book happen one after another, because its limit and its marks concern all rows together. */
export async function lockBook(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
}

export function countAddresses(tx: Tx, user_id: number): Promise<number> {
  return Promise.resolve(tx.$count(user_addresses, eq(user_addresses.user_id, user_id)))
}

export const tooMany = (wanted: number, room: number) =>
  refused(
    'user_address.too_many',
    ADDRESS_ERRORS['user_address.too_many']({ limit: MAX_ADDRESSES, wanted, room }),
  )

async function requireOwn(tx: Tx, user_id: number, id: number): Promise<{ division_ct: 1 | 2 }> {
  const [row] = await tx
    .select({ division_ct: user_addresses.division_ct })
    .from(user_addresses)
    .where(and(eq(user_addresses.id, id), eq(user_addresses.user_id, user_id)))
  if (!row) throw notFound(MEMBER_NOT_FOUND.address)
  return row
}

/** After the default is deleted, the own address is the default, and there is no sender. */
async function fallBackToOwn(tx: Tx, user_id: number): Promise<void> {
  const has_default = and(eq(user_addresses.user_id, user_id), eq(user_addresses.is_default, true))
  if ((await tx.$count(user_addresses, has_default)) > 0) return
  await tx
    .update(user_addresses)
    .set({ is_default: true })
    .where(and(eq(user_addresses.user_id, user_id), eq(user_addresses.division_ct, 1)))
}

/** Shipping fee goes by prefecture, so it must be one of the 47. */
export function isPrefecture(text: string): boolean {
  return getRegion(text) !== undefined
}

function requirePrefecture({ prefecture }: AddressInput): void {
  if (isPrefecture(prefecture)) return
  throw invalidField('prefecture', 'choice', toFieldErrorText({ code: 'choice', params: {} }))
}

function toProfile(words: AddressWords): Partial<typeof users.$inferInsert> {
  const {
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    ...rest
  } = words
  return { ...rest, last_name, first_name, last_name_kana, first_name_kana }
}
