import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminInvoiceDetail } from '#contract/shapes/invoice.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from '../orders/OrderSection.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'

interface Props {
  invoice: AdminInvoiceDetail
  onChanged: (invoice: AdminInvoiceDetail) => void
}

/** What came in of the company, and what it still owes for all its invoices. */
export function InvoiceMoney({ invoice, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'invoices', action: 'save' })
  const { balance, payments, reminded_at } = invoice
  const action = canAccess && (
    <Button variant="contained" onClick={() => setOpen(true)}>
      {INVOICE_SCREENS.record}
    </Button>
  )
  return (
    <OrderSection title={INVOICE_SCREENS.payments} action={action}>
      <Typography sx={{ mb: 1 }}>{INVOICE_SCREENS.balance(formatYen(balance))}</Typography>
      {reminded_at && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {INVOICE_SCREENS.reminded(formatJapanTime(reminded_at))}
        </Alert>
      )}
      {payments.length === 0 && <Typography color="text.secondary">{INVOICE_SCREENS.no_payments}</Typography>}
      {payments.map(({ id, amount, received_on, note, actor }) => (
        <Typography key={id} sx={{ mb: 1 }}>
          {received_on.replaceAll('-', '/')}　{formatYen(amount)}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {[note, actor].filter(Boolean).join('　')}
          </Typography>
        </Typography>
      ))}
      {isOpen && <PaymentDialog invoice={invoice} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </OrderSection>
  )
}
