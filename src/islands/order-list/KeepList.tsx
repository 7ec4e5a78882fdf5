import { useId, useState } from 'react'
import type { OrderList } from '#contract/shapes/order-list.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { gatherGoods, keepList, type KeptGoods, toListPath } from '#src/stores/order-list/order-lists.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { DaySelect } from './DaySelect.tsx'

interface Props {
  goods: readonly KeptGoods[]
  /** While the goods are changing there is nothing to keep yet. */
  is_pending?: boolean
}

/** Name and day of a new list, made of the goods of a cart or an order. */
export function KeepList({ goods, is_pending = false }: Props) {
  const id = useId()
  const [name, setName] = useState(() => texts.keep_name(formatDay(toJapanDay(new Date()))))
  const [day_of_month, setDay] = useState<OrderList['day_of_month']>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function keep(): Promise<void> {
    if (name.trim() === '') return setProblem(texts.faults.name)
    setBusy(true)
    const end = await keepList({ name: name.trim(), day_of_month }, gatherGoods(goods))
    setBusy(false)
    if (end.state === 'nothing') return setProblem(texts.keep_nothing)
    if (end.state === 'failed') return setProblem(toFailureSentence(end.failure))
    const sentence = end.left_out.length > 0 ? texts.left_out(end.left_out) : texts.kept
    setNextFlash({ code: 'order_list.kept', sentence })
    goTo(toListPath(end.id))
  }

  return (
    <form
      className="keep-list"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !is_pending) void keep()
      }}
    >
      <p className="form-hint">{texts.keep_hint}</p>
      <div className="form-row">
        <label className="form-label" htmlFor={`${id}-name`}>
          {texts.name}
        </label>
        <input
          className="field"
          id={`${id}-name`}
          maxLength={60}
          value={name}
          autoComplete="off"
          aria-invalid={problem === texts.faults.name || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <DaySelect id={`${id}-day`} day={day_of_month} onChange={setDay} />
      {problem && (
        <p className="form-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <BusyButton is_busy={isBusy} is_disabled={is_pending} className="button-small">
        {texts.keep_submit}
      </BusyButton>
    </form>
  )
}
