import type { ClipboardEvent, KeyboardEvent } from 'react'
import { clearLine, pasteLines, type QuickLine, typeLine } from '#src/stores/cart/quick-order.ts'
import { quickOrderText as text, quickOrderText } from '#src/text/cart/quick-order.ts'
import { orderUnitText } from '#src/text/cart/order-units.ts'
import { Icon } from '../ui/Icon.tsx'
import { QUANTITY_MAXIMUM } from '#src/rules/cart/cart-intent.ts'
import type { LineFault } from '#src/stores/cart/quick-order.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'

interface Props {
  line: QuickLine
  /** From 1. */
  place: number
  /** Enter was pressed in a field: go to the next one. */
  onGoOn: (field: HTMLInputElement) => void
}

/** One line: number, quantity, and the errors of both beside it. */
export function QuickOrderLine({ line, place, onGoOn }: Props) {
  const { id, code, quantity, fault } = line
  const error = `quick-order-error-${id}`
  const toField = (field: 'code' | 'quantity') => ({
    className: 'field',
    autoComplete: 'off',
    'aria-describedby': fault?.field === field ? error : 'quick-order-hint',
    'aria-invalid': fault?.field === field || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Enter on an empty line sends the order. Any other Enter goes on to the next field, as a scanner expects.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || code.trim() === '') return
      event.preventDefault()
      onGoOn(event.currentTarget)
    },
  })
  return (
    <li className="quick-order-line">
      <input
        {...toField('code')}
        aria-label={text.code_of(place)}
        value={code}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => typeLine(id, { code: event.target.value })}
        onPaste={(event) => pasteIfLines(event, id)}
      />
      <input
        {...toField('quantity')}
        aria-label={text.quantity_of(place)}
        value={quantity}
        inputMode="numeric"
        onChange={(event) => typeLine(id, { quantity: event.target.value })}
        onFocus={(event) => event.target.select()}
      />
      <button
        className="icon-button"
        type="button"
        aria-label={text.clear_of(place)}
        disabled={code === '' && quantity === ''}
        onClick={() => clearLine(id)}
      >
        <Icon name="close" />
      </button>
      {fault && (
        <p className="form-error" id={error}>
          {toFaultText(fault)}
        </p>
      )}
    </li>
  )
}

/** Pasted lines of a spreadsheet become lines here; a single word is pasted as anywhere. */
function pasteIfLines(event: ClipboardEvent<HTMLInputElement>, id: number): void {
  const pasted = event.clipboardData.getData('text')
  if (!/[\t\r\n]|\S\s+\S/.test(pasted.trim())) return
  event.preventDefault()
  pasteLines(id, pasted)
}

/** What is wrong with a line, in words. */
function toFaultText(fault: LineFault): string {
  if (fault.kind === 'failed') return toFailureSentence(fault.failure)
  if (fault.kind === 'quantity') return quickOrderText.faults.quantity(QUANTITY_MAXIMUM)
  if (fault.kind === 'multiple') return orderUnitText.wrong(fault.multiple, fault.right)
  if (fault.kind === 'too_many') return quickOrderText.faults.too_many(fault.left)
  return quickOrderText.faults[fault.kind]
}
