import { useRef, useState } from 'react'
import { LINE_PIECES_MAX, ORDER_LIST_LINES_MAX } from '#contract/buying-limits.ts'
import { addByCode, type AddEnd } from '#src/stores/order-list/edit-list.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** Part number and pieces of one more product, by keyboard: Enter adds it, and the next number can be typed. */
export function AddByCode() {
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [end, setEnd] = useState<AddEnd | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function add(): Promise<void> {
    setBusy(true)
    const added = await addByCode(code, quantity)
    setBusy(false)
    setEnd(added)
    if (added.state === 'added' || added.state === 'more') {
      setCode('')
      setQuantity('')
    }
    field.current?.focus()
  }

  const isWrong = end?.state === 'refused' || end?.state === 'failed'
  return (
    <form
      className="list-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void add()
      }}
    >
      <h2>{texts.add_heading}</h2>
      <label className="form-label" htmlFor="list-add-code">
        {texts.code}
      </label>
      <label className="form-label" htmlFor="list-add-quantity">
        {texts.quantity}
      </label>
      <input
        className="field"
        id="list-add-code"
        ref={field}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={end ? 'list-add-said' : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <input
        className="field"
        id="list-add-quantity"
        value={quantity}
        inputMode="numeric"
        autoComplete="off"
        placeholder="1"
        onChange={({ target }) => setQuantity(target.value)}
      />
      <BusyButton is_busy={isBusy} className="">
        {texts.add}
      </BusyButton>
      <p className={isWrong ? 'form-error' : 'form-hint'} id="list-add-said" role="status">
        {end && toWords(end)}
      </p>
    </form>
  )
}

function toWords(end: AddEnd): string {
  if (end.state === 'added') return texts.added(end.name)
  if (end.state === 'more') return texts.more_of(end.name)
  if (end.state === 'failed') return toFailureSentence(end.failure)
  if (end.kind === 'quantity') return texts.faults.quantity(LINE_PIECES_MAX)
  if (end.kind === 'full') return texts.add_faults.full(ORDER_LIST_LINES_MAX)
  return texts.add_faults[end.kind]
}
