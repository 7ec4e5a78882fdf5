import { type FormEvent, useId, useRef, useState } from 'react'
import type { ApprovalDetail } from '#contract/shapes/approval.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { approvalResource, approve, giveBack, reopen } from '#src/stores/business/approval.ts'
import { approvalTexts as texts } from '#src/text/business/approval.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { legalTexts } from '#src/text/checkout/legal.ts'
import { Totals } from '#src/islands/cart/Totals.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { useChanges } from '#src/islands/member/use-changes.ts'
import { DeliveryTerms } from '#src/islands/order/DeliveryTerms.tsx'
import { OrderedLines } from '#src/islands/order/OrderedLines.tsx'
import { toPlace } from '#src/islands/order/to-place.ts'
import { BusyButton } from '#src/islands/ui/BusyButton.tsx'
import { FieldRow, toDescribedBy } from '#src/islands/ui/FieldRow.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { ApprovalFacts } from '#src/islands/business/ApprovalFacts.tsx'

/** One request: everything that is to be ordered, and deciding about it. */
export function ApprovalView() {
  return (
    <>
      <ResourceScreen resource={approvalResource} rows={6}>
        {(request) => <Request request={request} />}
      </ResourceScreen>
      <p>
        <a className="text-link" href="/mypage/approval/">
          {texts.to_list}
        </a>
      </p>
    </>
  )
}

function Request({ request }: { request: ApprovalDetail }) {
  const { detail, status, is_own } = request
  const { busy, change } = useChanges()
  return (
    <div className="completed">
      <div className="record-head">
        <h2>{texts.goods(request.product_name, request.line_count)}</h2>
        <ul className="record-marks">
          <li>
            <span role="status">{texts.statuses[status]}</span>
          </li>
        </ul>
      </div>
      <ApprovalFacts request={request} />
      {is_own && status === 'waiting' && (
        <Notice tone="plain">
          <p>{texts.waiting_own}</p>
        </Notice>
      )}
      <section className="completed-part">
        <h2>{checkoutTexts.summary}</h2>
        <OrderedLines lines={detail.products} />
        <Totals known={detail.order} is_pending={false} />
        <dl className="facts">
          <div>
            <dt>{legalTexts.payment_method}</dt>
            <dd>{detail.order.payment_name}</dd>
          </div>
        </dl>
        {listUsedPackings(detail).map((packing) => {
          const place = toPlace(detail, packing)
          const day = packing.delivery_date && formatDayWithWeekday(packing.delivery_date)
          const time = day
            ? legalTexts.delivery_on(day, packing.delivery_timezone)
            : [checkoutTexts.no_wish, packing.delivery_timezone].filter(Boolean).join('　')
          return (
            place.address && (
              <DeliveryTerms
                key={packing.key}
                delivery={{ ...place, receiver_name: null, time, condition: null, packing }}
              />
            )
          )
        })}
      </section>
      {request.may_decide && <Deciding request={request} />}
      {is_own && (status === 'waiting' || status === 'returned') && (
        <div className="record-actions">
          <BusyButton
            className="button"
            is_busy={busy === 'reopen'}
            onPress={() => void change('reopen', reopen)}
          >
            {status === 'waiting' ? texts.reopen : texts.to_cart}
          </BusyButton>
        </div>
      )}
    </div>
  )
}

function Deciding({ request }: { request: ApprovalDetail }) {
  const id = useId()
  const { busy, change } = useChanges()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { total_payment } = request.detail.order
  const error = isMissing ? texts.return_missing : undefined

  function sendBack(event: FormEvent): void {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) box.current?.focus()
    else void change('return', () => giveBack(reason.trim()))
  }

  return (
    <>
      {total_payment !== request.total_payment && (
        <Notice tone="warning">
          <p>{texts.changed(formatYen(request.total_payment), formatYen(total_payment))}</p>
        </Notice>
      )}
      <p>{texts.approve_hint}</p>
      <div className="record-actions">
        <BusyButton
          is_busy={busy === 'approve'}
          onPress={() => void change('approve', () => approve(total_payment))}
        >
          {texts.approve}
        </BusyButton>
      </div>
      <form onSubmit={sendBack} noValidate>
        <FieldRow id={id} label={texts.return_label} is_required error={error}>
          <textarea
            ref={box}
            id={id}
            className="field"
            rows={3}
            maxLength={500}
            value={reason}
            aria-invalid={error ? true : undefined}
            aria-describedby={toDescribedBy(id, undefined, error)}
            onChange={(event) => setReason(event.target.value)}
          />
        </FieldRow>
        <div className="record-actions">
          <BusyButton className="button-quiet" is_busy={busy === 'return'}>
            {texts.return}
          </BusyButton>
        </div>
      </form>
    </>
  )
}
