import { useState } from 'react'
import type { Order } from '#contract/shapes/order.ts'
import { cancelOrder } from '#src/stores/order/member-order.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { toFieldErrorText } from '#src/text/input/field-errors.ts'
import { orderTexts } from '#src/text/order/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

const CANCELLABLE = ['awaiting_payment', 'accepted', 'paid']

/** Cancels an order that has not left, with a reason. What was typed stays when the shop refuses. */
export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (!CANCELLABLE.includes(order.status)) return null

  async function send(): Promise<void> {
    if (reason.trim() === '')
      return setProblem(toFieldErrorText({ code: 'required', params: {} }, orderTexts.cancel_reason))
    setBusy(true)
    const failure = await cancelOrder(reason)
    setBusy(false)
    if (failure) {
      return setProblem(toFailureSentence(failure))
    }
    setOpen(false)
    showToast({ code: 'order.cancelled' })
  }

  return (
    <>
      <button className="button button-small" type="button" onClick={() => setOpen(true)}>
        {orderTexts.cancel}
      </button>
      <ConfirmDialog
        id="cancel-order"
        title={orderTexts.cancel_heading}
        is_open={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>{orderTexts.cancel_text}</p>
        <div className="form-row">
          <label className="form-label" htmlFor="cancel-reason">
            {orderTexts.cancel_reason}
          </label>
          <textarea
            className="field"
            id="cancel-reason"
            rows={3}
            maxLength={500}
            value={reason}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'cancel-reason-error' : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          {problem && (
            <p className="form-error" id="cancel-reason-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className="record-actions">
          <button className="button" type="button" onClick={() => setOpen(false)}>
            {orderTexts.cancel_keep}
          </button>
          <BusyButton is_busy={isBusy} onPress={() => void send()}>
            {orderTexts.cancel_confirm}
          </BusyButton>
        </div>
      </ConfirmDialog>
    </>
  )
}
