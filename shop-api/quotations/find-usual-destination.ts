import { AddressInputSchema } from '#contract/shapes/address.ts'
import type { CartDestination } from '#shop-api/db/json/cart-detail.ts'
import { listAddresses } from '#shop-api/members/addresses/list-addresses.ts'
import type { MemberShop } from './member-shop.ts'

export type UsualDestination = Pick<CartDestination, 'address' | 'user_address_id'>

/** Where a member's goods go unless somewhere else was said: the default of the address book; undefined while it is too short. */
export async function findUsualDestination({
  db,
  now,
  member_id,
}: MemberShop): Promise<UsualDestination | undefined> {
  const scope = { db, now, member: { id: member_id } }
  const { data } = await listAddresses(scope, { limit: 1, offset: 0 })
  const [entry] = data
  const parsed = AddressInputSchema.safeParse(entry)
  return entry && parsed.success ? { address: parsed.data, user_address_id: entry.id } : undefined
}
