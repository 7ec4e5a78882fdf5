import type { Address } from '#contract/shapes/address.ts'
import type { NoshiInput } from '#contract/shapes/noshi.ts'
import type { RecipientInput } from '#contract/shapes/recipients.ts'
import { foldText } from '../input/fold-text.ts'

/** Goods of one recipient. */
export interface RecipientGoods {
  /** The variation. */
  product_id: number
  name: string
  quantity: number
}

export type RecipientWrapping = 'none' | 'paper' | 'gift_box'

/** What a gift wears; null for «no wish». */
export interface RecipientGift {
  wrapping: RecipientWrapping | null
  noshi: NoshiInput | null
  message: string | null
}

/** One line of the list of recipients. */
export interface RecipientRow {
  /** Says where it came from; a row of the same id is the same recipient. */
  id: string
  address: Address
  /** An entry of the member's address book. */
  user_address_id: number | null
  /** Empty: it gets what everybody gets. */
  goods: readonly RecipientGoods[]
  /** Undefined: as everybody. */
  wrapping: RecipientWrapping | null | undefined
  /** Undefined: as everybody. */
  noshi: NoshiInput | null | undefined
  /** Undefined: as everybody. */
  message: string | null | undefined
  /** Stays in the list and gets nothing this time, e.g. in a year of mourning. */
  is_left_out: boolean
  /** The shopper said here what it gets: no file says otherwise. */
  is_edited: boolean
  /** Said beside the row, e.g. that somebody got something this year already. */
  note: string | null
}

/** Spaces and the many kinds of dashes differ from writer to writer. */
const fold = (...texts: (string | null)[]) =>
  foldText(texts.join(' '))
    .replaceAll(/[‐‑–—―−ー]/g, '-')
    .replaceAll(/\s/g, '')

/** The same for rows that go to one place, however it is written. */
export function toPlaceKey({ postal_code, prefecture, city, address1, address2 }: Address): string {
  return fold(postal_code, prefecture, city, address1, address2)
}

/** The same for rows of one person at one place. */
export function toPersonKey(address: Address): string {
  const { company_name, shipping_last_name, shipping_first_name } = address
  return [fold(company_name, shipping_last_name, shipping_first_name), toPlaceKey(address)].join('|')
}

/** Ids of rows that share their place with others, and how many do. */
export function findSharedPlaces(rows: readonly RecipientRow[]): ReadonlyMap<string, number> {
  const keys = listSent(rows).map(({ id, address }) => ({ id, key: toPlaceKey(address) }))
  const counts = new Map<string, number>()
  for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Map(
    keys.flatMap(({ id, key }) => {
      const count = counts.get(key) ?? 1
      return count > 1 ? [[id, count]] : []
    }),
  )
}

/** What a recipient gets; nothing of what was set to zero. */
export function listRowGoods(
  row: Pick<RecipientRow, 'goods'>,
  everyone: readonly RecipientGoods[],
): readonly RecipientGoods[] {
  return (row.goods.length > 0 ? row.goods : everyone).filter(({ quantity }) => quantity > 0)
}

/** Rows that get something. */
export const listSent = (rows: readonly RecipientRow[]) => rows.filter(({ is_left_out }) => !is_left_out)

/** Variations that somebody of a list gets; undefined before there is anybody. */
export function listGiven(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
): ReadonlySet<number> | undefined {
  const sent = listSent(rows)
  if (sent.length === 0) return undefined
  return new Set(sent.flatMap((row) => listRowGoods(row, everyone)).map(({ product_id }) => product_id))
}

export interface RecipientTotals {
  recipients: number
  pieces: number
  /** Yen of the goods; null where the price of one is not known. */
  goods: number | null
}

/** Sums of a list. @param prices yen of one piece, by variation */
export function countRecipients(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
  prices: ReadonlyMap<number, number>,
): RecipientTotals {
  const sent = listSent(rows)
  const goods = sent.flatMap((row) => listRowGoods(row, everyone))
  const isPriced = goods.every(({ product_id }) => prices.has(product_id))
  return {
    recipients: sent.length,
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: isPriced
      ? goods.reduce((sum, { product_id, quantity }) => sum + quantity * (prices.get(product_id) ?? 0), 0)
      : null,
  }
}

/** Whether a row is about these words: name, kana, company, place. */
export function isRowMatch({ address }: Pick<RecipientRow, 'address'>, words: string): boolean {
  const { postal_code: _, phone_number: __, ...texts } = address
  const text = foldText(Object.values(texts).join(' '))
  return foldText(words)
    .split(' ')
    .every((word) => text.includes(word))
}

/**
 * What `PUT /v1/carts/recipients` is told; its places are those of `listSent`.
 * @param gift what everybody's gift wears; null where the goods are none to give
 */
export function toRecipientInputs(
  rows: readonly RecipientRow[],
  everyone: readonly RecipientGoods[],
  gift: RecipientGift | null,
): RecipientInput[] {
  return listSent(rows).map((row) => ({
    ...(row.user_address_id === null ? { address: row.address } : { user_address_id: row.user_address_id }),
    goods: listRowGoods(row, everyone).map(({ product_id, quantity }) => ({ product_id, quantity })),
    ...(gift && {
      wrapping: row.wrapping === undefined ? gift.wrapping : row.wrapping,
      noshi: row.noshi === undefined ? gift.noshi : row.noshi,
      message: row.message === undefined ? gift.message : row.message,
    }),
  }))
}
