import type { Address } from '#contract/shapes/address.ts'
import type { CartPacking, Orderer } from '#contract/shapes/cart.ts'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'

/**
 * What a cart remembers, kept as one JSON value beside its row lock: whoever changes it holds the row, so
 * lines, destinations and parcels always fit together. Prices, names and stock are NOT here: they are read
 * from the catalogue every time; `seen` only tells what the shopper was shown last.
 */
export interface CartDetail {
  /** Grows; keys of lines, destinations and parcels are never used twice in a cart. */
  next_key: number
  lines: CartLine[]
  /** At least one: where everything goes until the shopper says otherwise. */
  shippings: CartDestination[]
  /** At least one for each destination. */
  packings: CartParcel[]
  orderer: Orderer | null
  payment_id: number | null
  /** The card provider's name for a card; never a card number. */
  card_token: string | null
  /** The provider's fingerprint of that card; left out where it has none. */
  card_fingerprint?: string | null
  /** A card the member kept; left out in carts from before there were any. */
  user_card_id?: number | null
  note: string | null
  /** Coupons as the shop writes their codes. Like all that follows missing in carts from before it was kept. */
  coupon_codes?: string[]
  /** Points the shopper wants to use; how many can be used is worked out every time. */
  point?: number
  /** A social gift: its recipient, not the orderer, will say where it goes. */
  gift?: { receiver_name: string; message: string }
  /** Of the quotation whose prices hold, until its last day. */
  quotation_id?: number
  /** Ids of the last additions, so that a repeated one counts once. */
  request_ids: string[]
}

export interface CartLine {
  key: string
  product_id: number
  quantity: number
  shipping_key: string
  packing_key: string
  /** Of an accessory: the line it is for. It goes where that line goes, and leaves the cart with it. */
  parent_key?: string
  /** The name sewn on every piece of it. */
  embroidery?: NameEmbroideryInput
  /** As shown last. It is also shown when the product has left the catalogue. */
  seen: { name: string; resource_key: string; code: string; unit_price: number; tax_rate: 8 | 10 }
}

export interface CartDestination {
  key: string
  address: Address | null
  user_address_id: number | null
  /** Who stands on the label as the sender; null for the orderer, absent until somebody said it. */
  sender?: Address | null
}

export type CartParcel = Omit<CartPacking, 'delivery_timezone'>
