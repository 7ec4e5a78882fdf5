import { AddressInputSchema, type Address } from '#contract/shapes/address.ts'
import { findAddress, findSenderAddress } from '#shop-api/members/addresses/list-addresses.ts'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { OpenCart } from './change-cart.ts'
import { refuseField } from './refuse-cart.ts'

type Asker = Pick<OpenCart, 'tx' | 'user_id'>

/**
 * An entry of the address book of the member whose cart it is; guests have none.
 * @throws ApiError 422 (behaviour 6.9) for an entry that is not there, or whose words are too few for a parcel
 */
export async function requireBookAddress({ tx, user_id }: Asker, id: number): Promise<Address> {
  const missing = refuseField('cart_detail.set_user_address.not_data', 'user_address_id')
  if (user_id === null) throw missing
  const found = await findAddress({ db: tx, member: { id: user_id } }, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? missing : error
  })
  const address = toAddress(found)
  if (address === undefined) throw missing
  return address
}

/** What the member named as the usual sender; undefined for guests and for words too few for a label. */
export async function findDefaultSender({ tx, user_id }: Asker): Promise<Address | undefined> {
  const found = user_id === null ? undefined : await findSenderAddress({ db: tx, member: { id: user_id } })
  return found && toAddress(found)
}

/** The member's own entry has the words of the profile, which need no address. */
function toAddress(found: Address): Address | undefined {
  const { success, data } = AddressInputSchema.safeParse(found)
  return success ? data : undefined
}
