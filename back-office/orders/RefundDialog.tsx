import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { AdminOrderDetail, AdminOrderLine } from '#contract/shapes/admin-order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_PAGE, REFUND_DIALOG } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'
import { listPieces } from './list-pieces.ts'
import { PiecesInput } from './PiecesInput.tsx'

interface Props {
  order: AdminOrderDetail
  onClose: () => void
  onChanged: (order: AdminOrderDetail) => void
}

/** Gives money back: by lines, which suggest the amount, or any amount up to what was paid. */
export function RefundDialog({ order, onClose, onChanged }: Props) {
  const { refundable, lines } = order
  const [asked, setAsked] = useState<Record<number, number>>({})
  const [typed, setTyped] = useState<string>()
  const [reason, setReason] = useState('')
  const [is_restocked, setRestocked] = useState(false)
  const [is_told, setTold] = useState(true)
  const [request_key] = useState(() => crypto.randomUUID())
  const most = refundable.amount + refundable.point
  const suggested = lines.reduce((sum, line) => sum + toShare(line, asked[line.id] ?? 0), 0)
  const amount = typed === undefined ? Math.min(suggested, most) : Number(typed)
  const refund = async () => {
    const body = { request_key, amount, lines: listPieces(asked), reason, is_restocked, is_told }
    onChanged(await callApi('POST /v1/admin/orders/{id}/refunds', { params: { id: order.id }, body }))
    announceSave({ sentence: REFUND_DIALOG.done })
  }
  return (
    <PressDialog
      title={REFUND_DIALOG.title}
      submit={REFUND_DIALOG.submit(formatYen(Number.isFinite(amount) ? amount : 0))}
      cancel={ORDER_PAGE.keep}
      color="error"
      isReady={Number.isInteger(amount) && amount > 0}
      send={refund}
      onClose={onClose}
    >
      <Typography color="text.secondary">{toHow(order.payment_code)}</Typography>
      <PiecesInput
        title={REFUND_DIALOG.lines}
        lines={lines}
        toMost={({ quantity, refunded }) => quantity - refunded}
        hint={REFUND_DIALOG.left}
        value={asked}
        onChange={setAsked}
      />
      <TextField
        type="number"
        label={REFUND_DIALOG.amount}
        helperText={REFUND_DIALOG.most(formatYen(refundable.amount), refundable.point)}
        value={typed ?? String(amount)}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { min: 0, max: most } }}
      />
      <TextField
        label={REFUND_DIALOG.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box>
        {/* Its cancellation put every piece back. */}
        {order.status !== 'cancelled' && (
          <FormControlLabel
            control={
              <Checkbox checked={is_restocked} onChange={({ target }) => setRestocked(target.checked)} />
            }
            label={REFUND_DIALOG.is_restocked}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={is_told} onChange={({ target }) => setTold(target.checked)} />}
          label={REFUND_DIALOG.is_told}
        />
      </Box>
    </PressDialog>
  )
}

/** How the money goes back. */
function toHow(code: AdminOrderDetail['payment_code']): string {
  if (code === 'invoice') return REFUND_DIALOG.invoice
  return code === 'card' ? REFUND_DIALOG.card : REFUND_DIALOG.transfer
}

/** What some pieces of a line cost, coupons taken off. */
const toShare = ({ paid, quantity }: AdminOrderLine, pieces: number) => Math.floor((paid * pieces) / quantity)
