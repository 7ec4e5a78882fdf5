import { type Address, AddressInputSchema } from '#contract/shapes/address.ts'
import { findAddresses, findSenderAddress } from '#shop-api/members/addresses/list-addresses.ts'
import { getRegion } from '#src/rules/input/prefectures.ts'
import type { OpenCart } from './change-cart.ts'
import type { SellingTerms } from './selling-terms.ts'

type Asker = Pick<OpenCart, 'tx' | 'user_id'>

/**
 * Entries of the address book of the member whose cart it is, by id; guests have none. One that is not there, or whose
 * words are too few for a parcel, is left out.
 */
export async function findBookAddresses(
  { tx, user_id }: Asker,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Address>> {
  if (user_id === null || ids.length === 0) return new Map()
  const found = await findAddresses({ db: tx, member: { id: user_id } }, ids)
  return new Map(
    found.flatMap((entry) => {
      const address = toAddress(entry)
      return address === undefined ? [] : [[entry.id, address]]
    }),
  )
}

/** The member's usual sender; undefined for guests, and when the entry is too short for a label. */
export async function findDefaultSender({ tx, user_id }: Asker): Promise<Address | undefined> {
  const found = user_id === null ? undefined : await findSenderAddress({ db: tx, member: { id: user_id } })
  return found && toAddress(found)
}

/** Whether the shop sends goods there at all. */
export function isDeliverable({ shipping_fees }: Pick<SellingTerms, 'shipping_fees'>, prefecture: string) {
  const region = getRegion(prefecture)
  return region !== undefined && shipping_fees.by_region[region] !== undefined
}

/** The member's own entry takes its words from the profile, which may have no address. */
function toAddress(found: Address): Address | undefined {
  const { success, data } = AddressInputSchema.safeParse(found)
  return success ? data : undefined
}
