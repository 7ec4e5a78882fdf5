import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { formatDayWithWeekday } from '#src/rules/date/format-day.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import {
  downloadGuestBilling,
  downloadGuestReturnInvoice,
  type GuestOrder,
  guestOrderResource,
  issueGuestReceipt,
} from '#src/stores/order/guest-order.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { guestReceiptTexts as texts, orderTexts } from '#src/text/order/orders.ts'
import { PaymentGuide } from '../order/PaymentGuide.tsx'
import { GiftLink } from '../order/GiftLink.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'

/** The order in the address, in each of its states. A wrong token only says that nothing was found. */
export function GuestPapers() {
  return (
    <LoadedScreen resource={guestOrderResource} rows={3} not_found={texts.not_found}>
      {(order) => <Papers order={order} />}
    </LoadedScreen>
  )
}

function Papers({ order }: { order: GuestOrder }) {
  const { order_no, check, receipt } = order
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function download(name: string, work: () => Promise<CallFailure | null>): Promise<void> {
    setBusy(name)
    setFailure(await work())
    setBusy(null)
  }

  return (
    <>
      <p>{texts.intro}</p>
      <p className="order-number">
        <strong>{texts.order_no(order_no)}</strong>
      </p>
      {check.payment_guide && <PaymentGuide guide={check.payment_guide} />}
      {check.social_gift && <GiftLink gift={check.social_gift} />}
      {receipt && (
        <ReceiptForm receipt={receipt} heading="h2" onIssue={(input) => issueGuestReceipt(order, input)} />
      )}
      {check.reason && (
        <Notice tone="plain">
          <p>{texts.reasons[check.reason]}</p>
          {check.pay_by && <p>{texts.pay_by(formatDayWithWeekday(check.pay_by))}</p>}
        </Notice>
      )}
      {failure && (
        <p className="form-error" role="alert">
          {toFailureSentence(failure)}
        </p>
      )}
      {check.reason !== 'cancelled' && check.reason !== 'invoiced' && (
        <BusyButton
          is_busy={busy === 'billing'}
          className=""
          onPress={() => void download('billing', () => downloadGuestBilling(order))}
        >
          {orderTexts.billing}
        </BusyButton>
      )}
      {check.return_invoices.map(({ number }) => (
        <BusyButton
          key={number}
          is_busy={busy === number}
          className=""
          onPress={() => void download(number, () => downloadGuestReturnInvoice(order, number))}
        >
          {orderTexts.return_invoice(number)}
        </BusyButton>
      ))}
      {check.expires_at && <p className="form-hint">{texts.until(formatInstantDay(check.expires_at))}</p>}
    </>
  )
}
