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
export function requireParcel({ packings }: Pick<CartDetail, 'packings'>, shipping_key: string): CartParcel {
  const parcel = packings.find((packing) => packing.shipping_key === shipping_key)
  if (parcel === undefined) throw new Error(`Destination ${shipping_key} has no parcel`)
  return parcel
}

/** Pieces of one product in the whole cart, and how many of them go to each destination, by its key. */
export interface Tally {
  pieces: number
  each: ReadonlyMap<string, number>
}

/** By product: what its stock must cover. */
export function tallyPieces({ lines }: Pick<CartDetail, 'lines'>): ReadonlyMap<number, Tally> {
  const found = new Map<number, { pieces: number; each: Map<string, number> }>()
  for (const { product_id, quantity, shipping_key } of lines) {
    const present = found.get(product_id) ?? { pieces: 0, each: new Map<string, number>() }
    present.pieces += quantity
    present.each.set(shipping_key, (present.each.get(shipping_key) ?? 0) + quantity)
    found.set(product_id, present)
  }
  return found
}

/** The same of one product. */
export function tallyProduct(detail: CartDetail, product_id: number): Tally {
  const lines = detail.lines.filter((line) => line.product_id === product_id)
  return tallyPieces({ lines }).get(product_id) ?? { pieces: 0, each: new Map() }
}

/** Pieces of a product in the whole cart. */
export function countPieces(detail: CartDetail, product_id: number): number {
  return tallyProduct(detail, product_id).pieces
}

/** Goods that differ: how many lines of each there are depends on where they go. */
export function countGoods({ lines }: Pick<CartDetail, 'lines'>): number {
  return new Set(lines.map(({ product_id, embroidery }) => JSON.stringify([product_id, embroidery]))).size
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
