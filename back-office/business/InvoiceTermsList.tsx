import type { AdminInvoiceTerms } from '#contract/shapes/invoice.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { ActiveChip } from './ActiveChip.tsx'

const toDue = ({ due_months, due_day }: AdminInvoiceTerms) =>
  `${INVOICE_SCREENS.months[due_months] ?? ''} ${INVOICE_SCREENS.day_of_month(due_day)}`

const toLimit = ({ credit_limit }: AdminInvoiceTerms) =>
  credit_limit === null ? INVOICE_SCREENS.no_limit : formatYen(credit_limit)

export default function InvoiceTermsList() {
  return (
    <KindList<AdminInvoiceTerms>
      describe={(terms) => `${INVOICE_SCREENS.day_of_month(terms.closing_day)} ${toLimit(terms)}`}
    >
      <Column source="account_name" />
      <Column<AdminInvoiceTerms>
        source="closing_day"
        render={({ closing_day }) => INVOICE_SCREENS.day_of_month(closing_day)}
      />
      <Column<AdminInvoiceTerms> source="due_months" render={toDue} />
      <Column<AdminInvoiceTerms> source="credit_limit" align="right" render={toLimit} />
      <Column<AdminInvoiceTerms> source="used" align="right" render={({ used }) => formatYen(used)} />
      <Column<AdminInvoiceTerms>
        source="is_on"
        render={({ is_on }) => <ActiveChip is_active={is_on} words={INVOICE_SCREENS.on} />}
      />
    </KindList>
  )
}
