import { atom } from 'nanostores'
import { LINE_PIECES_MAX, ORDER_LIST_LINES_MAX } from '#contract/buying-limits.ts'
import type { OrderList, OrderListDetail, OrderListLine } from '#contract/shapes/order-list.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toPartNumber, toQuantity } from '#src/rules/cart/order-lines.ts'
import { floorToMultiple } from '#src/rules/order-list/floor-to-multiple.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { orderListResource } from './order-lists.ts'

/** A line as it is edited. `line` is what the API said of it; of one that was just added, as far as that is known. */
export interface EditedLine {
  line: Omit<OrderListLine, 'quantity' | 'picture' | 'tax_rate'> &
    Partial<Pick<OrderListLine, 'picture' | 'tax_rate'>>
  /** As typed. */
  quantity: string
  fault: 'quantity' | 'multiple' | null
}

interface Typed {
  name: string
  day_of_month: OrderList['day_of_month']
  is_shared: boolean
  lines: readonly EditedLine[]
}

export interface ListEdit extends Typed {
  /** The list as it is kept. */
  base: OrderListDetail
  is_dirty: boolean
  /** It was changed elsewhere since this editing began. */
  is_behind: boolean
  name_fault: boolean
  /** Nothing is left to keep. */
  is_empty_fault: boolean
}

/** The list on screen and what was typed; null before it is there. */
export const $listEdit = atom<ListEdit | null>(null)

const toDraftName = (id: number) => `order_list-${id}`

/** Takes the list from the API; what was typed in this tab before is there again. */
export function openList(base: OrderListDetail): void {
  const { name, day_of_month, is_shared } = base
  const clean: ListEdit = {
    base,
    name,
    day_of_month,
    is_shared,
    lines: base.lines.map((line) => ({ line, quantity: String(line.quantity), fault: null })),
    is_dirty: false,
    is_behind: false,
    name_fault: false,
    is_empty_fault: false,
  }
  const { typed, updated_at } = getDraft(toDraftName(base.id))
  if (typed === undefined || !base.is_own) return $listEdit.set(clean)
  const kept = JSON.parse(typed) as Typed
  const known = new Map(clean.lines.map(({ line }) => [line.product_id, line]))
  const lines = kept.lines.map((one) => ({ ...one, line: known.get(one.line.product_id) ?? one.line }))
  $listEdit.set({ ...clean, ...kept, lines, is_dirty: true, is_behind: updated_at !== base.updated_at })
}

export function typeList(typed: Partial<Pick<Typed, 'name' | 'day_of_month' | 'is_shared'>>): void {
  change((edit) => ({ ...edit, ...typed, name_fault: typed.name === undefined && edit.name_fault }))
}

export function typeQuantity(product_id: number, quantity: string): void {
  change((edit) => ({
    ...edit,
    lines: edit.lines.map((one) =>
      one.line.product_id === product_id ? { ...one, quantity, fault: null } : one,
    ),
  }))
}

export function removeListLine(product_id: number): void {
  change((edit) => ({ ...edit, lines: edit.lines.filter(({ line }) => line.product_id !== product_id) }))
}

export type AddEnd =
  | { state: 'added'; name: string }
  | { state: 'more'; name: string }
  | { state: 'refused'; kind: 'no_code' | 'unknown' | 'full' | 'quantity' }
  | { state: 'failed'; failure: CallFailure }

/** Adds a product by its part number; one that is there already gets more pieces. */
export async function addByCode(code: string, typed: string): Promise<AddEnd> {
  if (code.trim() === '') return { state: 'refused', kind: 'no_code' }
  const quantity = toQuantity(typed.trim() === '' ? '1' : typed, LINE_PIECES_MAX)
  if (quantity === null) return { state: 'refused', kind: 'quantity' }
  const query = { codes: [toPartNumber(code)] }
  const told = await ask(loadApi, (api) => api.call('GET /v1/part-numbers', { query }))
  if (told.state === 'failed') return told
  const [found] = told.value.data
  const edit = $listEdit.get()
  if (!found || !edit) return { state: 'refused', kind: 'unknown' }
  const { product_id, name } = found
  const present = edit.lines.find(({ line }) => line.product_id === product_id)
  if (present) {
    const before = toQuantity(present.quantity, LINE_PIECES_MAX) ?? 0
    typeQuantity(product_id, String(Math.min(LINE_PIECES_MAX, before + quantity)))
    return { state: 'more', name }
  }
  if (edit.lines.length >= ORDER_LIST_LINES_MAX) return { state: 'refused', kind: 'full' }
  // Everybody's price, which need not be this buyer's: it is shown once the list is kept.
  const { asked: _asked, unit_price: _price, ...rest } = found
  const line = { ...rest, unit_price: null, problem: null }
  change((now) => ({
    ...now,
    lines: [...now.lines, { line, quantity: String(quantity), fault: null }],
    is_empty_fault: false,
  }))
  return { state: 'added', name }
}

/** Gives up what was typed. */
export function discardEdit(): void {
  const edit = $listEdit.get()
  if (!edit) return
  forgetDraft(toDraftName(edit.base.id))
  openList(edit.base)
}

/** Gives up what was typed and shows the list as it is kept now. */
export async function reloadList(): Promise<void> {
  const edit = $listEdit.get()
  if (edit) forgetDraft(toDraftName(edit.base.id))
  await orderListResource.load()
  const loaded = orderListResource.$state.get()
  if (loaded.state === 'ready') openList(loaded.value)
}

export type SaveEnd = { state: 'saved' } | { state: 'invalid' } | { state: 'failed'; failure: CallFailure }

/** Keeps what was typed. The last who saves wins; that it was changed elsewhere was said before. */
export async function saveList(): Promise<SaveEnd> {
  const edit = $listEdit.get()
  if (!edit) return { state: 'invalid' }
  const lines = edit.lines.map((one) => ({ ...one, fault: findFault(one) }))
  const name = edit.name.trim()
  const faults = { name_fault: name === '', is_empty_fault: lines.length === 0 }
  $listEdit.set({ ...edit, ...faults, lines })
  if (faults.name_fault || faults.is_empty_fault || lines.some(({ fault }) => fault)) {
    return { state: 'invalid' }
  }
  const { day_of_month, is_shared, base } = edit
  const body = {
    name,
    day_of_month,
    is_shared,
    lines: lines.map(({ line, quantity }) => ({
      product_id: line.product_id,
      quantity: toQuantity(quantity, LINE_PIECES_MAX) ?? 1,
    })),
  }
  const told = await ask(loadApi, (api) =>
    api.call('PUT /v1/me/order-lists/{id}', { params: { id: base.id }, body }),
  )
  if (told.state === 'failed') return told
  forgetDraft(toDraftName(base.id))
  orderListResource.update(() => told.value)
  openList(told.value)
  return { state: 'saved' }
}

function findFault({ line, quantity }: EditedLine): EditedLine['fault'] {
  const pieces = toQuantity(quantity, LINE_PIECES_MAX)
  if (pieces === null) return 'quantity'
  // What is no longer sold may stay as it is.
  return line.key !== null && floorToMultiple(pieces, line.order_multiple) !== pieces ? 'multiple' : null
}

function change(work: (edit: ListEdit) => ListEdit): void {
  const edit = $listEdit.get()
  if (!edit) return
  const { name, day_of_month, is_shared, lines, ...rest } = work(edit)
  const typed: Typed = { name, day_of_month, is_shared, lines }
  $listEdit.set({ ...rest, ...typed, is_dirty: true })
  const small = lines.map(({ line: { picture: _picture, ...line }, ...one }) => ({ ...one, line }))
  keepDraft(toDraftName(edit.base.id), {
    typed: JSON.stringify({ ...typed, lines: small }),
    updated_at: edit.base.updated_at,
  })
}
