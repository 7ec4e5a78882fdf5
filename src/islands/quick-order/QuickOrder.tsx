import { addEmptyLine } from '#src/stores/cart/quick-order.ts'
import { quickOrderText as text } from '#src/text/cart/quick-order.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { QuickOrderLine } from './QuickOrderLine.tsx'
import { useQuickOrder } from './use-quick-order.ts'

/** Lines of part number and quantity, from the keyboard or pasted, put into the cart together. */
export function QuickOrder() {
  const { order, list, submit, goOn } = useQuickOrder()
  const { lines, is_busy, added } = order
  const left = lines.filter(({ fault }) => fault !== null && fault.kind !== 'nothing').length
  return (
    <SentByScript
      className="quick-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="quick-order-hint" id="quick-order-hint">
        {text.paste_hint}
      </p>
      <div className="quick-order-head" aria-hidden="true">
        <span>{text.code}</span>
        <span>{text.quantity}</span>
      </div>
      <ol className="quick-order-lines" ref={list}>
        {lines.map((line, place) => (
          <QuickOrderLine key={line.id} line={line} place={place + 1} onGoOn={goOn} />
        ))}
      </ol>
      <div role="status" className="quick-order-said">
        {added && <p className="quick-order-added">{text.added(added.lines, added.pieces)}</p>}
        {left > 0 && <p className="form-error">{text.left(left)}</p>}
      </div>
      <div className="quick-order-actions">
        <BusyButton is_busy={is_busy}>{text.submit}</BusyButton>
        <button className="button button-small" type="button" onClick={addEmptyLine}>
          {text.more}
        </button>
      </div>
    </SentByScript>
  )
}
