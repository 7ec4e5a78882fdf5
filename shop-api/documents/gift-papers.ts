import type { Noshi } from '#contract/shapes/noshi.ts'

/** The noshi of a parcel, with what tells the packer which parcel. */
export interface NoshiPaper {
  order_no: string
  /** Name of the recipient, without 様. */
  receiver: string
  noshi: Noshi
}

/** Noshi papers of orders, a sheet each. */
export interface NoshiPapers {
  kind: 'noshi_papers'
  papers: NoshiPaper[]
  issued_at: Date
}

/** The message that goes into a parcel. */
export interface MessageCard {
  order_no: string
  receiver: string
  message: string
}

/** Message cards of orders, four on a sheet. */
export interface MessageCards {
  kind: 'message_cards'
  cards: MessageCard[]
  issued_at: Date
}
