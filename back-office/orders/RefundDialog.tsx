import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { AdminOrderDetail, AdminOrderLine } from '#contract/shapes/admin-order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_PAGE, REFUND_DIALOG } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { useOrderCall } from './use-order-call.ts'

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
  const { run, isRunning, problem } = useOrderCall((changed) => {
    onChanged(changed)
    onClose()
  })
  const suggested = lines.reduce((sum, line) => sum + toShare(line, asked[line.id] ?? 0), 0)
  const amount =
    typed === undefined ? Math.min(suggested, refundable.amount + refundable.point) : Number(typed)
  const refund = () =>
    run(async () => {
      const pieces = Object.entries(asked)
        .map(([id, quantity]) => ({ line_id: Number(id), quantity }))
        .filter(({ quantity }) => quantity > 0)
      const body = { request_key, amount, lines: pieces, reason, is_restocked, is_told }
      const paid = await callApi('POST /v1/admin/orders/{id}/refunds', { params: { id: order.id }, body })
      announceSave({ sentence: REFUND_DIALOG.done })
      return paid
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{REFUND_DIALOG.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">
          {order.payment_code === 'card' ? REFUND_DIALOG.card : REFUND_DIALOG.transfer}
        </Typography>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
            {REFUND_DIALOG.lines}
          </Typography>
          {lines.map(({ id, product_name, variation, quantity, refunded }) => {
            const most = quantity - refunded
            return (
              <TextField
                key={id}
                type="number"
                disabled={most === 0}
                label={[product_name, variation].filter(Boolean).join('　')}
                helperText={REFUND_DIALOG.left(most)}
                value={asked[id] ?? 0}
                onChange={({ target }) =>
                  setAsked({ ...asked, [id]: Math.min(most, Math.max(0, Math.trunc(Number(target.value)))) })
                }
                slotProps={{ htmlInput: { min: 0, max: most } }}
              />
            )
          })}
        </Box>
        <TextField
          type="number"
          label={REFUND_DIALOG.amount}
          helperText={REFUND_DIALOG.most(formatYen(refundable.amount), refundable.point)}
          value={typed ?? String(amount)}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { min: 0, max: refundable.amount + refundable.point } }}
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
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{ORDER_PAGE.keep}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isRunning || !Number.isInteger(amount) || amount <= 0}
          onClick={() => void refund()}
        >
          {REFUND_DIALOG.submit(formatYen(Number.isFinite(amount) ? amount : 0))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What some pieces of a line cost, coupons taken off. */
const toShare = ({ paid, quantity }: AdminOrderLine, pieces: number) => Math.floor((paid * pieces) / quantity)
