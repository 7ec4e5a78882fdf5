import type { Cart } from '#contract/shapes/cart.ts'
import type { Noshi, NoshiInput } from '#contract/shapes/noshi.ts'
import { findCommonMessage, findMostOften } from './find-most-often.ts'
import type { RecipientGift, RecipientGoods, RecipientRow } from './recipient-rows.ts'
import { addUpGoods } from './merge-rows.ts'
import { listSharedProducts, toStep } from './share-pieces.ts'
import { toPlainRow } from './to-recipient-row.ts'

type Detail = Cart['detail']

/** What everybody gets unless told otherwise: one piece of everything in the cart. */
export function listEveryoneGoods(
  detail: Pick<Detail, 'products' | 'shippings'>,
  pieces: Readonly<Record<string, number>>,
): RecipientGoods[] {
  return listSharedProducts(detail).map(({ product_id, line }) => ({
    product_id,
    name: line.product_name,
    quantity: pieces[product_id] ?? toStep({ line }),
  }))
}

/** Yen of one piece of what is in the cart, by variation. */
export function listPrices({ products }: Pick<Detail, 'products'>): Map<number, number> {
  return new Map(products.map(({ product_id, unit_price }) => [product_id, unit_price]))
}

/** One destination of a cart: who it is, what they get, and what the gift wears. */
export interface CartParcel extends Pick<RecipientRow, 'address' | 'user_address_id' | 'goods'> {
  key: string
  gift: RecipientGift
}

/** The destinations of a cart whose address is known. */
export function listParcels({ products, shippings, packings }: Detail): CartParcel[] {
  return shippings.flatMap(({ key, address, user_address_id }) => {
    if (!address) return []
    const packing = packings.find(({ shipping_key }) => shipping_key === key)
    const goods = products
      .filter((line) => line.shipping_key === key && line.parent_key === undefined)
      .map(({ product_id, product_name: name, quantity }) => ({ product_id, name, quantity }))
    const gift = {
      wrapping: packing?.wrapping ?? null,
      noshi: toNoshiOfRow(packing?.noshi ?? null),
      message: packing?.message ?? null,
    }
    return [{ key, address, user_address_id, goods: addUpGoods(goods), gift }]
  })
}

/** What most parcels wear. */
export function findCommonGift(parcels: readonly CartParcel[]): RecipientGift {
  const gifts = parcels.map(({ gift }) => gift)
  return {
    wrapping: findMostOften(gifts.map(({ wrapping }) => wrapping))?.value ?? null,
    noshi: findMostOften(gifts.map(({ noshi }) => noshi))?.value ?? null,
    message: findCommonMessage(gifts.map(({ message }) => message)),
  }
}

/**
 * A destination of a cart as a row, which says only what differs from everybody.
 * @param old the row that became this destination: it keeps its id and note
 */
export function toCartRow(
  { key, address, user_address_id, goods, gift: own }: CartParcel,
  everyone: readonly RecipientGoods[],
  gift: RecipientGift,
  old?: RecipientRow,
): RecipientRow {
  return {
    ...(old ?? toPlainRow(`cart-${key}`, address)),
    address,
    user_address_id,
    goods: isSameGoods(goods, everyone) ? [] : goods,
    wrapping: own.wrapping === gift.wrapping ? undefined : own.wrapping,
    noshi: isSameNoshi(own.noshi, gift.noshi) ? undefined : own.noshi,
    message: own.message === gift.message ? undefined : own.message,
  }
}

/** What was changed in the cart since the row last was the same as its destination. */
export function takeWishes(row: RecipientRow, now: RecipientGift, before: RecipientGift): RecipientRow {
  return {
    ...row,
    wrapping: now.wrapping === before.wrapping ? row.wrapping : now.wrapping,
    noshi: isSameNoshi(now.noshi, before.noshi) ? row.noshi : now.noshi,
    message: now.message === before.message ? row.message : now.message,
  }
}

/** A noshi as it is asked for; one from before cords were asked for is not asked for again. */
function toNoshiOfRow(noshi: Noshi | null): NoshiInput | null {
  if (!noshi?.mizuhiki || !noshi.placement) return null
  return { ...noshi, mizuhiki: noshi.mizuhiki, placement: noshi.placement }
}

function isSameGoods(one: readonly RecipientGoods[], other: readonly RecipientGoods[]): boolean {
  const wanted = other.filter(({ quantity }) => quantity > 0)
  return (
    one.length === wanted.length &&
    one.every(({ product_id, quantity }) =>
      wanted.some((goods) => goods.product_id === product_id && goods.quantity === quantity),
    )
  )
}

function isSameNoshi(one: NoshiInput | null, other: NoshiInput | null): boolean {
  if (!one || !other) return one === other
  const facts = ({ mizuhiki, placement, title, names, affiliation }: NoshiInput) =>
    JSON.stringify([mizuhiki, placement, title, names, affiliation ?? ''])
  return facts(one) === facts(other)
}
