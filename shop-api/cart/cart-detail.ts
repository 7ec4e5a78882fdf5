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
  /** A card the member kept; left out in carts from before there were any. */
  user_card_id?: number | null
  note: string | null
  /** Coupons as the shop writes their codes. Like all that follows missing in carts from before it was kept. */
  coupon_codes?: string[]
  /** Points the shopper wants to use; how many can be used is worked out every time. */
  point?: number
  /** A social gift: its recipient, not the orderer, will say where it goes. */
  gift?: { receiver_name: string; message: string }
  /** Ids of the last additions, so that one sent twice counts once. */
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
  /** As shown last; also what is shown when the product has left the catalogue. */
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

export function createCartDetail(next_key = 1): CartDetail {
  const detail: CartDetail = {
    next_key,
    lines: [],
    shippings: [],
    packings: [],
    orderer: null,
    payment_id: null,
    card_token: null,
    note: null,
    request_ids: [],
  }
  addDestination(detail)
  return detail
}

/** Adds a destination with one parcel. */
export function addDestination(detail: CartDetail): CartDestination {
  const destination = { key: takeKey(detail, 's'), address: null, user_address_id: null }
  detail.shippings.push(destination)
  addParcel(detail, destination.key)
  return destination
}

export function addParcel(detail: CartDetail, shipping_key: string): CartParcel {
  const parcel: CartParcel = {
    key: takeKey(detail, 'p'),
    shipping_key,
    delivery_date: null,
    delivery_timezone_key: null,
    wrapping: null,
    noshi: null,
    message: null,
  }
  detail.packings.push(parcel)
  return parcel
}

export function takeKey(detail: CartDetail, prefix: 'l' | 's' | 'p'): string {
  const key = `${prefix}${detail.next_key}`
  detail.next_key += 1
  return key
}

/** The first destination; a cart without one is a broken row. */
export function requireFirstDestination(detail: CartDetail): CartDestination {
  const [first] = detail.shippings
  if (first === undefined) throw new Error('A cart has at least one destination')
  return first
}

/** The first parcel of a destination; a destination without one is a broken row. */
export function requireParcel(detail: CartDetail, shipping_key: string): CartParcel {
  const parcel = detail.packings.find((packing) => packing.shipping_key === shipping_key)
  if (parcel === undefined) throw new Error(`Destination ${shipping_key} has no parcel`)
  return parcel
}

/** Pieces of a product in the whole cart: what its stock must cover. */
export function countPieces(detail: CartDetail, product_id: number): number {
  return detail.lines
    .filter((line) => line.product_id === product_id)
    .reduce((all, line) => all + line.quantity, 0)
}

/** Destinations something goes to. */
export function countDestinations(detail: CartDetail): number {
  return new Set(detail.lines.map((line) => line.shipping_key)).size
}

/** Whether the recipient of a cart will say where it goes. */
export function isGift({ gift }: Pick<CartDetail, 'gift'>): boolean {
  return gift !== undefined
}

/** What a way to pay must know of where things go: how many places, or a gift's one that nobody knows yet. */
export type Destinations = number | 'gift'

export function toDestinations(detail: CartDetail): Destinations {
  return isGift(detail) ? 'gift' : countDestinations(detail)
}
