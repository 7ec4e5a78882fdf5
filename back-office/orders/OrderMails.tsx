import { Alert, Box, Button, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail, OrderMailKind } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from './OrderSection.tsx'

interface Props {
  order: AdminOrderDetail
  onChanged: (order: AdminOrderDetail) => void
}

/** Mails the orderer got; each kind can be sent once more. */
export function OrderMails({ order, onChanged }: Props) {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const { run, isRunning, problem } = usePress()
  const send = (kind: OrderMailKind) =>
    run(async () => {
      const params = { id: order.id }
      onChanged(await callApi('POST /v1/admin/orders/{id}/mails', { params, body: { kind } }))
      announceSave({ sentence: ORDER_PAGE.mail_sent })
    })
  const lastOf = new Map(order.mails.map(({ kind, id }) => [kind, id]))
  return (
    <OrderSection title={ORDER_PAGE.mails}>
      {order.mails.length === 0 && <Typography color="text.secondary">{ORDER_PAGE.no_mails}</Typography>}
      {order.mails.map(({ id, kind, state, created_at }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Box sx={{ flex: 1 }}>
            <Typography>{ORDER_PAGE.mail_kinds[kind]}</Typography>
            <Typography variant="body2" color={state === 'failed' ? 'error.main' : 'text.secondary'}>
              {formatJapanTime(created_at)}　{ORDER_PAGE.mail_states[state]}
            </Typography>
          </Box>
          {canAccess && lastOf.get(kind) === id && (
            <Button size="small" disabled={isRunning} onClick={() => void send(kind)}>
              {ORDER_PAGE.mail_again}
            </Button>
          )}
        </Box>
      ))}
      {problem && <Alert severity="error">{problem}</Alert>}
    </OrderSection>
  )
}
