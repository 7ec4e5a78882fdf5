import type { Invoice } from '#contract/shapes/invoice.ts'
import { formatDay } from '#src/rules/date/format-day.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { invoiceTexts as texts } from '#src/text/business/invoices.ts'

/** What an invoice asks for, by when, and what of it is still owed. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { due_on, total, open } = invoice
  const facts = [
    [texts.total, formatYen(total)],
    ...(total > 0 ? [[texts.due, formatDay(due_on)] as const] : []),
    ...(open > 0 ? [[texts.open, formatYen(open)] as const] : []),
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
