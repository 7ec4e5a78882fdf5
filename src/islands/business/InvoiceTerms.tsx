import type { OwnInvoiceTerms } from '#contract/shapes/invoice.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toDayOfMonth, toDueDay } from '#src/text/business/days-of-month.ts'
import { invoiceTexts as texts } from '#src/text/business/invoices.ts'
import { Notice } from '../ui/Notice.tsx'

/** On what terms the company pays by invoice, and what is used of its limit. */
export function InvoiceTerms({ terms }: { terms: OwnInvoiceTerms }) {
  const { closing_day, due_months, due_day, credit_limit, used, is_stopped } = terms
  const facts = [
    [texts.closing, toDayOfMonth(closing_day)],
    [texts.due, toDueDay(due_months, due_day)],
    [texts.limit, credit_limit === null ? texts.unlimited : formatYen(credit_limit)],
    [texts.used, formatYen(used)],
    ...(credit_limit === null ? [] : [[texts.left, formatYen(Math.max(0, credit_limit - used))] as const]),
  ] as const
  return (
    <section aria-labelledby="invoice-terms">
      <h2 id="invoice-terms">{texts.heading}</h2>
      {is_stopped && (
        <Notice tone="warning">
          <p>{texts.stopped}</p>
        </Notice>
      )}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
