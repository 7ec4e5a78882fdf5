import { RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { Address } from '#contract/shapes/address.ts'
import { isForOrderer } from '#src/rules/checkout/is-for-orderer.ts'
import { findBookAddresses, findDefaultSender, isDeliverable } from './book-address.ts'
import {
  addDestination,
  addParcel,
  createCartDetail,
  isGift,
  requireFirstDestination,
} from './cart-detail.ts'
import type { CartDestination } from '#shop-api/db/json/cart-detail.ts'
import { gatherLines, moveLines } from './cart-lines.ts'
import type { CartChange, OpenCart } from './change-cart.ts'
import { dropStaleWishes } from './delivery-wishes.ts'
import { refuseField } from './refuse-cart.ts'

const MAX_PARCELS_PER_DESTINATION = 10

export interface DestinationInput {
  /** An entry of the member's address book. */
  user_address_id?: number | undefined
  address?: Address | undefined
  /** Who is named as the sender; null for the orderer. */
  sender?: Address | null | undefined
}

export function addShipping(input: DestinationInput): CartChange {
  return async (cart) => {
    const { detail, terms } = cart
    if (isGift(detail)) throw refuseField('cart.social.recipient_decides', 'address')
    const most = terms.is_allow_multiple ? RECIPIENTS_MAX : 1
    if (detail.shippings.length >= most) throw refuseField('cart.shipping.too_many', 'address')
    await setAddress(cart, addDestination(detail), input)
  }
}

export function modifyShipping(key: string, input: DestinationInput): CartChange {
  return async (cart) => {
    const shipping = cart.detail.shippings.find((candidate) => candidate.key === key)
    if (shipping === undefined) throw refuseField('cart.shipping.not_found', 'key')
    if (isGift(cart.detail)) throw refuseField('cart.social.recipient_decides', 'address')
    if (input.sender !== undefined) shipping.sender = input.sender
    await setAddress(cart, shipping, input)
  }
}

/** Back to one destination and one parcel. Their wishes stay. */
export function resetShippings({
  is_removing_address = false,
}: {
  is_removing_address?: boolean | undefined
}): CartChange {
  return (cart) => {
    const { detail } = cart
    gatherLines(detail)
    const first = requireFirstDestination(detail)
    const parcel = detail.packings.find((packing) => packing.shipping_key === first.key)
    detail.shippings = [first]
    detail.packings = parcel === undefined ? [] : [parcel]
    if (!is_removing_address) return
    first.address = null
    first.user_address_id = null
    delete first.sender
    dropStaleWishes(cart)
  }
}

export function addPacking(shipping_key: string): CartChange {
  return ({ detail }) => {
    if (!detail.shippings.some((shipping) => shipping.key === shipping_key)) {
      throw refuseField('cart.shipping.not_found', 'shipping_key')
    }
    const present = detail.packings.filter((packing) => packing.shipping_key === shipping_key)
    if (present.length >= MAX_PARCELS_PER_DESTINATION)
      throw refuseField('cart.packing.too_many', 'shipping_key')
    addParcel(detail, shipping_key)
  }
}

/** Empties the cart. Its token, its remembered requests and the keys it gave out stay. */
export function resetCart(): CartChange {
  return ({ detail }) => {
    const { request_ids, next_key } = detail
    Object.assign(detail, createCartDetail(next_key), { request_ids, coupon_codes: [], point: 0 })
    delete detail.gift
    delete detail.quotation_id
  }
}

/** An address as it was typed, or copied from the member's book. Changing the book later changes no cart. */
async function setAddress(cart: OpenCart, shipping: CartDestination, input: DestinationInput): Promise<void> {
  const { user_address_id } = input
  const address =
    user_address_id === undefined ? input.address : await requireBookAddress(cart, user_address_id)
  if (address === undefined) return
  if (!isDeliverable(cart.terms, address.prefecture)) {
    const field = user_address_id === undefined ? 'address.prefecture' : 'user_address_id'
    throw refuseField('cart.shipping.not_deliverable', field)
  }
  shipping.address = address
  shipping.user_address_id = user_address_id ?? null
  await setDefaultSender(cart, shipping)
  dropStaleWishes(cart)
}

/** A member with a default sender in the address book has it on gifts to others, unless a gift says otherwise. */
async function setDefaultSender(cart: OpenCart, shipping: CartDestination): Promise<void> {
  const { address, sender } = shipping
  if (sender !== undefined || address === null || isForOrderer(address, cart.detail.orderer)) return
  const chosen = await findDefaultSender(cart)
  if (chosen !== undefined) shipping.sender = chosen
}

/** Removes a destination and its wishes from the cart. No goods are lost. */
export function removeShipping({ key, to_key }: { key: string; to_key?: string | undefined }): CartChange {
  return ({ detail }) => {
    if (!detail.shippings.some((shipping) => shipping.key === key)) return
    const others = detail.shippings.filter((shipping) => shipping.key !== key)
    const heir = to_key === undefined ? others[0] : others.find((shipping) => shipping.key === to_key)
    if (others.length === 0) throw refuseField('cart.shipping.last_one', 'key')
    if (heir === undefined) throw refuseField('cart.shipping.not_found', 'to_key')
    moveLines(detail, key, heir.key)
    detail.shippings = others
    detail.packings = detail.packings.filter((packing) => packing.shipping_key !== key)
  }
}

/**
 * An entry of the address book of the member whose cart it is.
 * @throws ApiError 422 (behaviour 6.9) for an entry that is not there, or whose words are too few for a parcel
 */
async function requireBookAddress(cart: OpenCart, id: number): Promise<Address> {
  const address = (await findBookAddresses(cart, [id])).get(id)
  if (address === undefined) throw refuseField('cart_detail.set_user_address.not_data', 'user_address_id')
  return address
}
