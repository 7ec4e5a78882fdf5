import type { CartPacking } from '#contract/shapes/cart.ts'
import { toParcels } from '#shop-api/cart/to-noshi.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { OrderRow } from '#shop-api/orders/load-order.ts'
import type { MessageCards, NoshiPapers } from './gift-papers.ts'
import { loadPlaces } from './load-places.ts'

interface Scope {
  db: Db
  now: Date
}

interface GiftParcel {
  order_no: string
  receiver: string
  packing: CartPacking
}

/** A paper for each parcel that wears a noshi. */
export async function loadNoshiPapers({ db, now }: Scope, rows: readonly OrderRow[]): Promise<NoshiPapers> {
  const parcels = await listParcels(db, rows)
  const papers = parcels.flatMap(({ order_no, receiver, packing: { noshi } }) =>
    noshi === null ? [] : [{ order_no, receiver, noshi }],
  )
  return { kind: 'noshi_papers', papers, issued_at: now }
}

/** A card for each parcel with a message. The greeting of a social gift was read on the screen and is none. */
export async function loadMessageCards({ db, now }: Scope, rows: readonly OrderRow[]): Promise<MessageCards> {
  const parcels = await listParcels(db, rows)
  const cards = parcels.flatMap(({ order_no, receiver, packing: { message } }) =>
    message === null ? [] : [{ order_no, receiver, message }],
  )
  return { kind: 'message_cards', cards, issued_at: now }
}

/** Parcels something is left in, after what was refunded before it left. */
async function listParcels(db: Db, rows: readonly OrderRow[]): Promise<GiftParcel[]> {
  const parcels: GiftParcel[] = []
  for (const { id, order_no } of rows) {
    for (const { address, packings, lines } of await loadPlaces(db, id)) {
      const left = lines.filter(({ quantity, refunded_unsent }) => quantity > refunded_unsent)
      const receiver = `${address.shipping_last_name} ${address.shipping_first_name}`
      for (const packing of toParcels(packings)) {
        if (left.some(({ line }) => (line.packing_key ?? packing.key) === packing.key))
          parcels.push({ order_no, receiver, packing })
      }
    }
  }
  return parcels
}
