import { atom } from 'nanostores'
import type { CallOutput } from '#contract/index.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { QUANTITY_MAXIMUM } from '#src/rules/cart/cart-intent.ts'
import { toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import { type OrderLine, parseOrderLines, toQuantity, toPartNumber } from '#src/rules/cart/order-lines.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { addProduct } from './cart-lines.ts'
import { forgetDraft, getDraft, keepDraft } from '#src/stores/page/form-draft.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** The error of a line, and in which of its fields. */
export type LineFault =
  | { field: 'code'; kind: 'nothing' | 'no_code' | 'unknown' | 'sold_out' }
  | { field: 'quantity'; kind: 'quantity' }
  /** More than can be ordered of it. */
  | { field: 'quantity'; kind: 'too_many'; left: number }
  /** No multiple of its step; `right` would be. */
  | { field: 'quantity'; kind: 'multiple'; multiple: number; right: number }
  /** The cart or the connection said no. */
  | { field: 'code' | 'quantity'; kind: 'failed'; failure: CallFailure }

export interface QuickLine extends OrderLine {
  id: number
  fault: LineFault | null
}

export interface QuickOrderState {
  lines: readonly QuickLine[]
  is_busy: boolean
  /** What the last press put into the cart. */
  added: { lines: number; pieces: number } | null
}

type Found = CallOutput<'GET /v1/part-numbers'>['data'][number]
interface Wanted {
  line: QuickLine
  found: Found
  quantity: number
}

/** As many empty lines as one sees without scrolling. */
const EMPTY_LINES = 5
const DRAFT = 'order'
/** What one look-up takes (contract: `GET /v1/part-numbers`). */
const LOOKED_UP_AT_ONCE = 50

let last_id = 0
const toLine = ({ code, quantity }: OrderLine): QuickLine => {
  last_id += 1
  return { id: last_id, code, quantity, fault: null }
}
const toEmptyLine = () => toLine({ code: '', quantity: '' })
const isEmpty = ({ code, quantity }: OrderLine) => code.trim() === '' && quantity.trim() === ''

function fillUp(lines: readonly QuickLine[]): readonly QuickLine[] {
  const missing = Math.max(0, EMPTY_LINES - lines.length)
  return [...lines, ...Array.from({ length: missing }, toEmptyLine)]
}

/** Lines of a quick order: what was typed stays until it is in the cart. */
export const $quickOrder = atom<QuickOrderState>({ lines: fillUp([]), is_busy: false, added: null })

/** Restores what was typed in this tab, and lines that another page sent as text. */
export function openQuickOrder(sent: string): void {
  const kept = JSON.parse(getDraft(DRAFT)['lines'] ?? '[]') as OrderLine[]
  const lines = [...kept, ...parseOrderLines(sent)].map(toLine)
  // Without any, the empty ones stay, and the focus in them.
  if (lines.length > 0) setLines(lines)
}

export function typeLine(id: number, typed: Partial<OrderLine>): void {
  setLines(
    $quickOrder.get().lines.map((line) => (line.id === id ? { ...line, ...typed, fault: null } : line)),
  )
}

export function clearLine(id: number): void {
  setLines($quickOrder.get().lines.filter((line) => line.id !== id))
}

export function addEmptyLine(): void {
  setLines([...$quickOrder.get().lines, toEmptyLine()])
}

/** Inserts pasted lines: in place of an empty line, else after it. Answers how many. */
export function pasteLines(id: number, text: string): number {
  const pasted = parseOrderLines(text).map(toLine)
  const { lines } = $quickOrder.get()
  const at = lines.findIndex((line) => line.id === id)
  const before = lines.slice(0, at + 1).filter((line) => line.id !== id || !isEmpty(line))
  const after = lines.slice(at + 1).filter((line) => !isEmpty(line))
  setLines([...before, ...pasted, ...after])
  return pasted.length
}

/** Adds every valid line to the cart and keeps the others, each with its error. */
export async function orderLines(): Promise<void> {
  if ($quickOrder.get().is_busy) return
  const lines = $quickOrder.get().lines.map(check)
  const [first] = lines
  if (first && lines.every(isEmpty)) {
    return setLines([{ ...first, fault: { field: 'code', kind: 'nothing' } }, ...lines.slice(1)])
  }
  $quickOrder.set({ lines, is_busy: true, added: null })
  const asked = lines.filter((line) => !isEmpty(line) && !line.fault)
  const looked = await lookUp(asked.map(({ code }) => code))
  const faults = new Map<number, LineFault>()
  const wanted = asked.flatMap((line): Wanted[] => {
    const found = looked.found.get(toPartNumber(line.code))
    const quantity = toQuantity(line.quantity, QUANTITY_MAXIMUM)
    const wrong = found && quantity !== null ? findQuantityFault(found, quantity) : undefined
    if (found && quantity !== null && !wrong) return [{ line, found, quantity }]
    if (wrong) {
      faults.set(line.id, wrong)
      return []
    }
    faults.set(line.id, looked.failure ?? { field: 'code', kind: 'unknown' })
    return []
  })
  const ends = await Promise.all(
    wanted.map(async (one) => {
      const { found, quantity } = one
      return { ...one, failure: await addProduct({ product_id: found.product_id, quantity }) }
    }),
  )
  const done = ends.filter(({ failure }) => failure === null)
  for (const { line, failure } of ends) {
    // For an existing number, a refusal of the cart is about the quantity.
    const field = failure?.kind === 'refused' ? 'quantity' : 'code'
    if (failure) faults.set(line.id, { field, kind: 'failed', failure })
  }
  const gone = new Set(done.map(({ line }) => line.id))
  // Read again: lines typed meanwhile stay.
  const left = $quickOrder.get().lines.filter(({ id }) => !gone.has(id))
  setLines(
    left.map((line) => ({ ...line, fault: faults.get(line.id) ?? line.fault })),
    done.length > 0
      ? { lines: done.length, pieces: done.reduce((sum, { quantity }) => sum + quantity, 0) }
      : null,
  )
}

/** Undefined where so many can be ordered. */
function findQuantityFault(found: Found, quantity: number): LineFault | undefined {
  const { max_quantity: left, order_multiple: multiple = 1 } = found
  if (left === 0) return { field: 'code', kind: 'sold_out' }
  if (quantity % multiple !== 0) {
    const right = toRightQuantity(quantity, multiple, left)
    return { field: 'quantity', kind: 'multiple', multiple, right }
  }
  return quantity > left ? { field: 'quantity', kind: 'too_many', left } : undefined
}

function check(line: QuickLine): QuickLine {
  if (isEmpty(line)) return { ...line, fault: null }
  if (line.code.trim() === '') return { ...line, fault: { field: 'code', kind: 'no_code' } }
  const isQuantity = toQuantity(line.quantity, QUANTITY_MAXIMUM) !== null
  return { ...line, fault: isQuantity ? null : { field: 'quantity', kind: 'quantity' } }
}

async function lookUp(typed: readonly string[]) {
  const found = new Map<string, Found>()
  const numbers = [...new Set(typed.map(toPartNumber))]
  let failure: LineFault | null = null
  for (let at = 0; at < numbers.length; at += LOOKED_UP_AT_ONCE) {
    const codes = numbers.slice(at, at + LOOKED_UP_AT_ONCE)
    const told = await ask(loadApi, (api) => api.call('GET /v1/part-numbers', { query: { codes } }))
    if (told.state === 'failed') failure = { field: 'code', kind: 'failed', failure: told.failure }
    else for (const one of told.value.data) found.set(toPartNumber(one.code), one)
  }
  return { found, failure }
}

function setLines(lines: readonly QuickLine[], added: QuickOrderState['added'] = null): void {
  $quickOrder.set({ lines: fillUp(lines), is_busy: false, added })
  const typed = lines.filter((line) => !isEmpty(line))
  if (typed.length === 0) forgetDraft(DRAFT)
  else keepDraft(DRAFT, { lines: JSON.stringify(typed.map(({ code, quantity }) => ({ code, quantity }))) })
}
