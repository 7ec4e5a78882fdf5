import { useState } from 'react'
import type { Order } from '#contract/shapes/order.ts'
import { saveMemo } from '#src/stores/order/member-order.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { orderTexts } from '#src/text/order/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** The member's own note on an order. */
export function OrderMemo({ order }: { order: Order }) {
  const [text, setText] = useState(order.memo?.body ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(): Promise<void> {
    setBusy(true)
    const failure = await saveMemo(order, text)
    setBusy(false)
    setProblem(failure && toFailureSentence(failure))
    if (!failure) showToast({ code: 'memo.saved' })
  }

  return (
    <section className="completed-part print:hidden">
      <h2>{orderTexts.memo}</h2>
      <div className="form-row">
        <label className="sr-only" htmlFor="order-memo">
          {orderTexts.memo}
        </label>
        <textarea
          className="field"
          id="order-memo"
          rows={3}
          maxLength={1000}
          value={text}
          aria-describedby="order-memo-hint"
          onChange={(event) => setText(event.target.value)}
        />
        <p className="form-hint" id="order-memo-hint">
          {orderTexts.memo_hint}
        </p>
        {problem && (
          <p className="form-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <BusyButton
        is_busy={isBusy}
        is_disabled={text.trim() === (order.memo?.body ?? '')}
        className="button-small"
        onPress={() => void save()}
      >
        {orderTexts.memo_save}
      </BusyButton>
    </section>
  )
}
