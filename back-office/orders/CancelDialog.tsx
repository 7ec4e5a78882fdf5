import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { useOrderCall } from './use-order-call.ts'

interface Props {
  order: AdminOrderDetail
  onClose: () => void
  onChanged: (order: AdminOrderDetail) => void
}

/** Cancels an order that has not left; asks first, as it cannot be taken back. */
export function CancelDialog({ order: { id }, onClose, onChanged }: Props) {
  const [reason, setReason] = useState('')
  const { run, isRunning, problem } = useOrderCall((order) => {
    onChanged(order)
    onClose()
  })
  const cancel = () =>
    run(async () => {
      const body = { status: 'cancelled' as const, ...(reason.trim() && { reason }) }
      const cancelled = await callApi('PATCH /v1/admin/orders/{id}', { params: { id }, body })
      announceSave({ sentence: ORDER_PAGE.moved })
      return cancelled
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{ORDER_PAGE.cancel_title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{ORDER_PAGE.cancel_text}</DialogContentText>
        <TextField
          fullWidth
          margin="normal"
          label={ORDER_PAGE.cancel_reason_label}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{ORDER_PAGE.keep}</Button>
        <Button variant="contained" color="error" disabled={isRunning} onClick={() => void cancel()}>
          {ORDER_PAGE.cancel_confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
