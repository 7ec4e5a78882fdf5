import { atom } from 'nanostores'
import type { Cart } from '#contract/shapes/cart.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { listEveryoneGoods } from '#src/rules/checkout/cart-recipients.ts'
import { mergeRows } from '#src/rules/checkout/merge-rows.ts'
import {
  isListOver,
  listSeen,
  NOBODY,
  type RecipientList,
  takeUpList,
} from '#src/rules/checkout/recipient-list.ts'
import {
  listSent,
  type RecipientGift,
  type RecipientRow,
  toRecipientInputs,
} from '#src/rules/checkout/recipient-rows.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { type CartEnding, changeCart } from '#src/stores/cart/change-cart.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { forgetDraft } from '#src/stores/page/form-draft.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import { RECIPIENTS_GIFT_FORM } from './forget-list.ts'
import { keepList, readList } from './kept-list.ts'

/** The list of recipients. Kept in this tab. */
export const $recipients = atom<RecipientList>(NOBODY)

/** What is wrong with rows, by row; a sentence goes once its row is changed. */
export const $wrongRows = atom<Readonly<Record<string, string>>>({})

/** Whether the list of this tab was taken up. */
export const $isListOpen = atom(false)

function set(list: RecipientList): void {
  $recipients.set(keepList(list))
}

function change(changed: Partial<RecipientList>): void {
  set({ ...$recipients.get(), ...changed, is_changed: true })
}

/**
 * Takes up the list of this tab, with what the cart has beside it: addresses, goods and wishes may have been changed
 * there since.
 */
export function openRecipients(cart: Pick<Cart, 'id' | 'detail'>): void {
  const kept = readList()
  const isOver = isListOver(kept, cart)
  // What others typed into this form is not for this list.
  if (isOver || kept.rows.length === 0) forgetDraft(RECIPIENTS_GIFT_FORM)
  set(takeUpList(isOver ? NOBODY : kept, cart))
  $isListOpen.set(true)
}

/** Whether a list is being drawn up in this tab, or is in this cart. */
export function hasList(cart_id: number | null): boolean {
  const { sent_to, is_changed, rows } = readList()
  return rows.length > 0 && (sent_to === null || is_changed || sent_to === cart_id)
}

/** Begins a list, before its page is opened. */
export function beginList(begun: Pick<RecipientList, 'rows' | 'pieces' | 'gift'>): void {
  forgetDraft(RECIPIENTS_GIFT_FORM)
  set({ ...NOBODY, ...begun })
}

/** Takes up the list of this tab before its page is opened, to add to it. */
export function resumeList(): void {
  $recipients.set(readList())
}

/** Adds people to the list, from wherever they come. Answers how many were in it already. */
export function addRows(added: readonly RecipientRow[]): { added: number; known: number } {
  const { rows, known } = mergeRows($recipients.get().rows, added)
  change({ rows })
  return { added: added.length - known, known }
}

/** Goods that come into the cart for some: not everybody gets them. */
export function holdBack(product_ids: readonly number[]): void {
  change({ pieces: { ...toNothing(product_ids), ...$recipients.get().pieces } })
}

function forgetWrong(changed_id: string): void {
  const others = Object.entries($wrongRows.get()).filter(([id]) => id !== changed_id)
  $wrongRows.set(Object.fromEntries(others))
}

export function changeRow(id: string, changed: Partial<Omit<RecipientRow, 'id'>>): void {
  forgetWrong(id)
  const { rows } = $recipients.get()
  change({ rows: rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) })
}

export function removeRow(id: string): void {
  forgetWrong(id)
  change({ rows: $recipients.get().rows.filter((row) => row.id !== id) })
}

/** Puts a removed row back to where it was, unless the person was added again meanwhile. */
export function putRowBack(row: RecipientRow, place: number): void {
  const { rows } = $recipients.get()
  if (mergeRows(rows, [row]).known === 0) change({ rows: rows.toSpliced(place, 0, row) })
}

export function setPieces(product_id: number, quantity: number): void {
  change({ pieces: { ...$recipients.get().pieces, [product_id]: quantity } })
}

export type FileEnd =
  | { state: 'read'; added: number; known: number }
  | { state: 'failed'; failure: CallFailure }

/** Reads a file of recipients into the list. */
export async function readRecipientsFile(file: File): Promise<FileEnd> {
  try {
    const api = await loadApi()
    const body = new FormData()
    body.set('file', file)
    const answer = await api.call('POST /v1/carts/recipients/read', {
      body: body as unknown as { file: File },
    })
    const { recipients, failures } = answer.body
    const now = Date.now()
    const end = addRows(
      recipients.map(({ line, address, goods, message }) => ({
        ...toPlainRow(`file-${now}-${line}`, address),
        goods: goods.map(({ product_id, name, quantity }) => ({ product_id, name, quantity })),
        message: message ?? undefined,
      })),
    )
    change({ failures, file: file.name })
    return { state: 'read', ...end }
  } catch (error) {
    return { state: 'failed', failure: toCallFailure(error) }
  }
}

/** Makes the list the destinations of the cart; null when done. @param gift see `toRecipientInputs` */
export async function sendRecipients(
  { detail, id }: Pick<Cart, 'id' | 'detail'>,
  gift: RecipientGift | null,
): CartEnding {
  const { rows, pieces } = $recipients.get()
  const everyone = listEveryoneGoods(detail, pieces)
  // Goods a row names come into the cart, and are nobody else's then, whatever becomes of the answer.
  const named = toNothing(rows.flatMap(({ goods }) => goods.map(({ product_id }) => product_id)))
  const given = Object.fromEntries(everyone.map(({ product_id, quantity }) => [product_id, quantity]))
  set({ ...$recipients.get(), pieces: { ...named, ...pieces, ...given } })
  const recipients = toRecipientInputs(rows, everyone, gift)
  const failure = await changeCart((api, token) =>
    api.call('PUT /v1/carts/recipients', { body: { token, recipients } }),
  )
  if (failure) return failure
  const state = $cart.get()
  const seen = state.state === 'open' ? listSeen(state.cart.detail, listSent(rows)) : []
  set({ ...$recipients.get(), gift, seen, sent_to: id, is_changed: false })
  forgetDraft(RECIPIENTS_GIFT_FORM)
  return null
}

const toNothing = (product_ids: readonly number[]): Record<string, number> =>
  Object.fromEntries(product_ids.map((product_id) => [product_id, 0]))
