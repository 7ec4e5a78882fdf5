import { useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import type { MemberOrder } from '#src/stores/order/member-order.ts'
import {
  downloadBilling,
  downloadQuotation,
  downloadReturnInvoice,
  issueReceipt,
} from '#src/stores/order/order-papers.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { guestReceiptTexts, orderTexts } from '#src/text/order/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'

/** The documents of a member's order: receipt with its addressee, bill, quotation, and what was given back. */
export function OrderPapers({ order }: { order: MemberOrder }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function run(name: string, work: (id: number) => Promise<CallFailure | null>): Promise<void> {
    setBusy(name)
    setFailure(await work(order.id))
    setBusy(null)
  }

  return (
    <section className="completed-part print:hidden">
      <h2>{orderTexts.papers}</h2>
      {order.receipt && (
        <ReceiptForm
          receipt={order.receipt}
          heading="h3"
          onIssue={(input) => issueReceipt(order.id, input)}
        />
      )}
      {order.is_invoiced && <p>{guestReceiptTexts.reasons.invoiced}</p>}
      {failure && (
        <p className="form-error" role="alert">
          {toFailureSentence(failure)}
        </p>
      )}
      <div className="record-actions">
        {order.status !== 'cancelled' && !order.is_invoiced && (
          <BusyButton
            is_busy={busy === 'billing'}
            className="button-small"
            onPress={() => void run('billing', downloadBilling)}
          >
            {orderTexts.billing}
          </BusyButton>
        )}
        <BusyButton
          is_busy={busy === 'quotation'}
          className="button-small"
          onPress={() => void run('quotation', downloadQuotation)}
        >
          {orderTexts.quotation}
        </BusyButton>
        {order.return_invoices.map(({ number }) => (
          <BusyButton
            key={number}
            is_busy={busy === number}
            className="button-small"
            onPress={() => void run(number, (id) => downloadReturnInvoice(id, number))}
          >
            {orderTexts.return_invoice(number)}
          </BusyButton>
        ))}
      </div>
    </section>
  )
}
