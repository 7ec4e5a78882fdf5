import { addEmptyLine, $quickOrder, openQuickOrder, orderLines } from '#src/stores/cart/quick-order.ts'
import { quickOrderText as text } from '#src/text/cart/quick-order.ts'
import { SentByScript } from '../forms/SentByScript.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { QuickOrderLine } from './QuickOrderLine.tsx'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '@nanostores/react'

/** Parameter with lines that another page sends: `/cart/?order=…`, one «品番 数量» a line. */
const SENT = 'order'

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

/** Quick order of a screen: its lines, sending them, and keyboard movement through them. */
function useQuickOrder() {
  const order = useStore($quickOrder, { ssr: 'initial' })
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const sent = takeSent()
    openQuickOrder(sent)
    if (sent) void submit()
  }, [])

  const listFields = () => [...(list.current?.querySelectorAll('input') ?? [])]

  /** A refused line gets the focus; else the first field, for the next number. */
  async function submit(): Promise<void> {
    await orderLines()
    // React has to draw first which fields are wrong.
    flushSync(() => {})
    const fields = listFields()
    const wrong = fields.find((field) => field.getAttribute('aria-invalid') === 'true')
    ;(wrong ?? fields[0])?.focus()
  }

  /** At once where there is a next field, because a scanner types on before anything is painted. */
  function goOn(field: HTMLInputElement): void {
    const toNext = () => listFields()[listFields().indexOf(field) + 1]
    const next = toNext()
    if (next) return next.focus()
    flushSync(addEmptyLine)
    toNext()?.focus()
  }

  return { order, list, submit, goOn }
}

/** Read once. The address is cleaned at the same moment, so that neither a reload nor «back» orders again. */
function takeSent(): string {
  const url = new URL(location.href)
  const sent = url.searchParams.get(SENT) ?? ''
  url.searchParams.delete(SENT)
  if (sent) history.replaceState(history.state, '', `${url.pathname}${url.search}`)
  return sent
}
