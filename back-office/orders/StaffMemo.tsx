import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { OrderSection } from './OrderSection.tsx'

interface Props {
  order: AdminOrderDetail
  onChanged: (order: AdminOrderDetail) => void
}

/** A note of the staff among themselves. */
export function StaffMemo({ order, onChanged }: Props) {
  const [memo, setMemo] = useState(order.staff_memo)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const { run, isRunning, problem } = usePress()
  const save = () =>
    run(async () => {
      const call = { params: { id: order.id }, body: { staff_memo: memo } }
      onChanged(await callApi('PUT /v1/admin/orders/{id}/staff-memo', call))
      announceSave({ sentence: ORDER_PAGE.memo_saved })
    })
  return (
    <OrderSection title={ORDER_PAGE.memo}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        disabled={!canAccess}
        helperText={ORDER_PAGE.memo_hint}
        value={memo}
        onChange={({ target }) => setMemo(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000, 'aria-label': ORDER_PAGE.memo } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      {memo !== order.staff_memo && (
        <Button variant="contained" disabled={isRunning} onClick={() => void save()} sx={{ mt: 1 }}>
          {ORDER_PAGE.memo_save}
        </Button>
      )}
    </OrderSection>
  )
}
