import { Alert, Button } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { PAYMENT_CHECKS, TAKEN_PAYMENT } from '#src/text/back-office/payment-checks.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'

interface Props {
  order: AdminOrderDetail
  onChanged: (order: AdminOrderDetail) => void
}

/** Whether an order may leave: held, with the reason, and the way on; or the press that holds it. */
export function OrderHold({ order: { id, hold, next_statuses }, onChanged }: Props) {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const { run, isRunning, problem } = usePress()
  const set = (is_held: boolean) =>
    run(async () => {
      onChanged(await callApi('PUT /v1/admin/orders/{id}/hold', { params: { id }, body: { is_held } }))
      announceSave({ sentence: is_held ? TAKEN_PAYMENT.held_now : TAKEN_PAYMENT.released })
    })
  const press = (label: string, is_held: boolean) =>
    canAccess && (
      <Button
        variant={is_held ? 'text' : 'outlined'}
        disabled={isRunning}
        onClick={() => void set(is_held)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
    )
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {hold && (
        <Alert severity="warning" action={press(TAKEN_PAYMENT.release, false)}>
          {TAKEN_PAYMENT.held(PAYMENT_CHECKS.hold_reasons[hold.reason], formatJapanTime(hold.since))}
        </Alert>
      )}
      {!hold && next_statuses.includes('shipped') && press(TAKEN_PAYMENT.hold, true)}
    </>
  )
}
