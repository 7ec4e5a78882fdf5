import type { CartDestination, CartDetail, CartParcel } from '#shop-api/db/json/cart-detail.ts'

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

/** What a way to pay must know about where things go: how many places, or one unknown place for a gift. */
export type Destinations = number | 'gift'

export function toDestinations(detail: CartDetail): Destinations {
  return isGift(detail) ? 'gift' : countDestinations(detail)
}
