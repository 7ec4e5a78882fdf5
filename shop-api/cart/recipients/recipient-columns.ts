import { toQuantity } from '#src/rules/cart/order-lines.ts'
import { fromSafeCell } from '#src/rules/input/safe-cell.ts'
import { GIFT_MESSAGE_MAX } from '#contract/gift-limits.ts'
import { RECIPIENT_COLUMN_LABELS, RECIPIENT_FILE_ERRORS } from '#src/text/checkout/recipients-file.ts'
import type { LineErrors } from '#shop-api/members/addresses/read-address-line.ts'

type Field = keyof typeof RECIPIENT_COLUMN_LABELS

/** Columns a file of recipients may have beside the address. */
export const RECIPIENT_COLUMNS = (['code', 'quantity', 'message'] as const).map((field) => ({
  field,
  label: RECIPIENT_COLUMN_LABELS[field],
}))

/** Pieces one line may name. */
export const MOST_PIECES = 999

/** What a line says beside the address. */
export interface RecipientWords {
  /** Empty for what everybody gets. */
  code: string
  quantity: number
  message: string | null
}

/** The rest of a line, or what is wrong with it. */
export function readRecipientWords(
  cells: readonly string[],
  columns: readonly { field: Field; at: number }[],
): { words: RecipientWords; errors: LineErrors } {
  const read = (wanted: Field) => {
    const at = columns.find(({ field }) => field === wanted)?.at ?? -1
    return fromSafeCell((cells[at] ?? '').trim()).trim()
  }
  const [code, typed, message] = [read('code'), read('quantity'), read('message')]
  const quantity = typed === '' ? 1 : toQuantity(typed, MOST_PIECES)
  const errors: LineErrors = []
  if (quantity === null) errors.push(toProblem('quantity', 'integer', RECIPIENT_FILE_ERRORS.quantity))
  else if (code === '' && typed !== '')
    errors.push(toProblem('quantity', 'recipients.quantity_alone', RECIPIENT_FILE_ERRORS.quantity_alone))
  if (message.length > GIFT_MESSAGE_MAX)
    errors.push(toProblem('message', 'max_length', RECIPIENT_FILE_ERRORS.message_length))
  return { words: { code, quantity: quantity ?? 1, message: message === '' ? null : message }, errors }
}

export function toProblem(field: string, code: string, message: string): LineErrors[number] {
  return { field, code, message }
}
