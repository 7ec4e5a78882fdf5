import type { Company } from '#contract/shapes/settings.ts'

/** What is taken from the shelves for some orders, by product. */
export interface PickingList {
  kind: 'picking_list'
  order_nos: string[]
  rows: { code: string; name: string; variation: string; quantity: number; orders: string[] }[]
  issued_at: Date
}

/** The paper in a parcel. Without prices for whoever did not order it. */
export interface DeliveryNote {
  order_no: string
  ordered_on: string
  /** Postal code, address and name with 様, a line each. */
  receiver: string[]
  /** Who sends it, where that is not the shop. */
  sender: string | null
  message: string | null
  rows: { code: string; name: string; quantity: number; unit_price: number | null; amount: number | null }[]
  /** Label and amount each; none without prices. */
  sums: { label: string; amount: number }[]
}

export interface DeliveryNotes {
  kind: 'delivery_notes'
  shop: string
  company: Company
  notes: DeliveryNote[]
  issued_at: Date
}
