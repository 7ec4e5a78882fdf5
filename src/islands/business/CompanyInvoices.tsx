import { useState } from 'react'
import type { Invoice } from '#contract/shapes/invoice.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { downloadInvoice, invoicesResource } from '#src/stores/business/invoices.ts'
import { invoiceTexts as texts } from '#src/text/business/invoices.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { LoadedScreen } from '../ui/LoadedScreen.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** The invoices of the company, each with its paper. */
export function CompanyInvoices() {
  return (
    <section aria-labelledby="company-invoices">
      <h2 id="company-invoices">{texts.list}</h2>
      <LoadedScreen resource={invoicesResource} rows={2}>
        {(invoices) =>
          invoices.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <ul className="record-list">
              {invoices.map((invoice) => (
                <InvoiceCard key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </LoadedScreen>
    </section>
  )
}

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { id, number, closed_on, state } = invoice
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function download(): Promise<void> {
    setBusy(true)
    setFailure(await downloadInvoice(id, number))
    setBusy(false)
  }

  return (
    <li className="record-card">
      <div className="record-head">
        <h3>{texts.closed_on(formatDay(closed_on))}</h3>
        <span>{texts.states[state]}</span>
      </div>
      <p>{texts.number(number)}</p>
      <InvoiceFacts invoice={invoice} />
      {failure && (
        <p className="form-error" role="alert">
          {toFailureSentence(failure)}
        </p>
      )}
      <div className="record-actions">
        <BusyButton is_busy={isBusy} className="button-small" onPress={() => void download()}>
          {texts.download}
          <span className="sr-only">（{number}）</span>
        </BusyButton>
      </div>
    </li>
  )
}
