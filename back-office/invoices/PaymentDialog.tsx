import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { AdminInvoiceDetail } from '#contract/shapes/invoice.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { INVOICE_SCREENS } from '#src/text/back-office/invoice-screens.ts'
import { callApi } from '../api/call-api.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'

interface Props {
  invoice: AdminInvoiceDetail
  onClose: () => void
  onChanged: (invoice: AdminInvoiceDetail) => void
}

/** Notes money of a company. It suggests what of the invoice is still owed. */
export function PaymentDialog({ invoice, onClose, onChanged }: Props) {
  const { id, open } = invoice
  const [typed, setTyped] = useState(open > 0 ? String(open) : '')
  const [received_on, setDay] = useState(() => toJapanDay(new Date()))
  const [note, setNote] = useState('')
  const [request_key] = useState(() => crypto.randomUUID())
  const amount = Number(typed)
  const isReady = typed !== '' && Number.isInteger(amount) && amount !== 0 && received_on !== ''
  const send = async () => {
    const body = { request_key, amount, received_on, note }
    onChanged(await callApi('POST /v1/admin/invoices/{id}/payments', { params: { id }, body }))
    announceSave({ sentence: INVOICE_SCREENS.recorded })
  }
  return (
    <PressDialog
      title={INVOICE_SCREENS.record_title}
      submit={INVOICE_SCREENS.submit(formatYen(Number.isInteger(amount) ? amount : 0))}
      cancel={INVOICE_SCREENS.keep}
      isReady={isReady}
      send={send}
      onClose={onClose}
    >
      <Typography color="text.secondary">{INVOICE_SCREENS.record_text}</Typography>
      <TextField
        type="number"
        label={INVOICE_SCREENS.amount}
        helperText={INVOICE_SCREENS.amount_hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        type="date"
        label={INVOICE_SCREENS.received_on}
        value={received_on}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={INVOICE_SCREENS.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </PressDialog>
  )
}
