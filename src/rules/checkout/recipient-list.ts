import type { Cart } from '#contract/shapes/cart.ts'
import type { ReadRecipients } from '#contract/shapes/recipients.ts'
import {
  type CartParcel,
  findCommonGift,
  listEveryoneGoods,
  listParcels,
  takeWishes,
  toCartRow,
} from './cart-recipients.ts'
import { isForOrderer } from './is-for-orderer.ts'
import { mergeRows } from './merge-rows.ts'
import type { RecipientGift, RecipientRow } from './recipient-rows.ts'

/** Whom one order goes to, while the shopper draws it up. */
export interface RecipientList {
  rows: readonly RecipientRow[]
  /** Pieces everybody gets, by variation; what is not named: one. */
  pieces: Readonly<Record<string, number>>
  /** Lines of the last file that could not be used, until a file is read again. */
  failures: ReadRecipients['failures']
  /** Name of the last file; empty before one was read. */
  file: string
  /** The cart it was sent to; null before it was. */
  sent_to: number | null
  /** Whether it was changed since. */
  is_changed: boolean
  /** Destinations of the cart that are in it, each with its row and what its gift wore then. */
  seen: readonly SeenParcel[]
  /** What everybody's gift wears, as the cart has it. */
  gift: RecipientGift | null
  /** The member whose list it is; null for a guest's. */
  user_id: number | null
}

interface SeenParcel {
  key: string
  row: string
  gift: RecipientGift
}

export const NOBODY: RecipientList = {
  rows: [],
  pieces: {},
  failures: [],
  file: '',
  sent_to: null,
  is_changed: false,
  seen: [],
  gift: null,
  user_id: null,
}

const PLAIN: RecipientGift = { wrapping: null, noshi: null, message: null }

type KnownCart = Pick<Cart, 'id' | 'detail'>

/** Whether the list became another cart's order. */
export const isListOver = ({ sent_to, is_changed }: RecipientList, { id }: Pick<Cart, 'id'>) =>
  sent_to !== null && sent_to !== id && !is_changed

/** A list with what became of it in the cart, and with the destinations the cart has beside it. */
export function takeUpList(list: RecipientList, { id, detail }: KnownCart): RecipientList {
  const seen = new Map(list.seen.map((one) => [one.key, one]))
  const all = listParcels(detail)
  const parcels = all.filter(
    ({ key, address }) => all.length > 1 || seen.has(key) || !isForOrderer(address, detail.order.orderer),
  )
  if (parcels.length === 0) return list
  const isAsSent = list.sent_to === id && !list.is_changed
  const gift = isAsSent || list.rows.length === 0 ? findCommonGift(parcels) : (list.gift ?? PLAIN)
  const everyone = listEveryoneGoods(detail, list.pieces)
  const toRowIdOf = ({ key }: CartParcel) => seen.get(key)?.row ?? `cart-${key}`
  const toRow = (parcel: CartParcel) => {
    const old = list.rows.find((row) => row.id === toRowIdOf(parcel))
    return toCartRow(parcel, everyone, gift, old)
  }
  const rows = isAsSent
    ? [...parcels.map(toRow), ...list.rows.filter(({ is_left_out }) => is_left_out)]
    : mergeRows(takeAllWishes(list, parcels), parcels.filter(({ key }) => !seen.has(key)).map(toRow)).rows
  return {
    ...list,
    rows,
    gift,
    seen: parcels.map((parcel) => ({ key: parcel.key, row: toRowIdOf(parcel), gift: parcel.gift })),
  }
}

function takeAllWishes({ rows, seen }: RecipientList, parcels: readonly CartParcel[]): RecipientRow[] {
  return rows.map((row) => {
    const before = seen.find((one) => one.row === row.id)
    const parcel = parcels.find(({ key }) => key === before?.key)
    return before && parcel ? takeWishes(row, parcel.gift, before.gift) : row
  })
}

/** The destinations a list became, by the rows that were sent, in their order. */
export function listSeen(detail: Cart['detail'], sent: readonly RecipientRow[]): SeenParcel[] {
  return listParcels(detail).flatMap(({ key, gift }, place) => {
    const row = sent[place]
    return row ? [{ key, row: row.id, gift }] : []
  })
}
