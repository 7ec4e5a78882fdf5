import { DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { PressDialog } from '../frame/PressDialog.tsx'
import { announceSave } from '../frame/save-notice.ts'

interface Props {
  order: AdminOrderDetail
  onClose: () => void
  onChanged: (order: AdminOrderDetail) => void
}

/** Cancels an order that has not left; asks first, as it cannot be taken back. */
export function CancelDialog({ order: { id }, onClose, onChanged }: Props) {
  const [reason, setReason] = useState('')
  const cancel = async () => {
    const body = { status: 'cancelled' as const, ...(reason.trim() && { reason }) }
    onChanged(await callApi('PATCH /v1/admin/orders/{id}', { params: { id }, body }))
    announceSave({ sentence: ORDER_PAGE.moved })
  }
  return (
    <PressDialog
      title={ORDER_PAGE.cancel_title}
      submit={ORDER_PAGE.cancel_confirm}
      cancel={ORDER_PAGE.keep}
      color="error"
      send={cancel}
      onClose={onClose}
    >
      <DialogContentText>{ORDER_PAGE.cancel_text}</DialogContentText>
      <TextField
        label={ORDER_PAGE.cancel_reason_label}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </PressDialog>
  )
}
