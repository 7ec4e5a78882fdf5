import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import type { PaperKind } from '#contract/shapes/paper-kind.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { ORDER_MAIL } from '#src/text/order/order-mail.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'
import { usePress } from '../frame/use-press.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { saveFile } from '../forms/save-file.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { OrderHold } from './OrderHold.tsx'
import { OrderStatusChip } from './OrderStatusChip.tsx'
import { ShipDialog } from './ShipDialog.tsx'

interface Props {
  order: AdminOrderDetail
  onChanged: (order: AdminOrderDetail) => void
}

/** Papers of gifts that this order has; what packers are told names them. */
function listGiftPapers({ status, destinations }: AdminOrderDetail): [PaperKind, string][] {
  const labels = new Set(destinations.flatMap(({ instructions }) => instructions.map(({ label }) => label)))
  const papers: [PaperKind, string, string][] = [
    ['noshi_papers', ORDER_PAGE.print_noshi, ORDER_MAIL.noshi],
    ['message_cards', ORDER_PAGE.print_cards, ORDER_MAIL.message],
  ]
  if (status === 'cancelled') return []
  return papers.filter(([, , label]) => labels.has(label)).map(([kind, name]) => [kind, name])
}

/** How an order stands, and the one step that is next. */
export function OrderHead({ order, onChanged }: Props) {
  const { id, status, next_statuses, hold } = order
  const [dialog, setDialog] = useState<'ship' | 'cancel'>()
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const { run, isRunning, problem } = usePress()
  const move = (next: 'paid' | 'completed') =>
    run(async () => {
      onChanged(await callApi('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: next } }))
      announceSave({ sentence: ORDER_PAGE.moved })
    })
  const print = (kind: PaperKind, name: string) =>
    run(async () =>
      saveFile(
        `${name}_${order.order_no}.pdf`,
        await callApi('POST /v1/admin/orders/papers', { body: { kind, ids: [id] } }),
      ),
    )
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <OrderStatusChip status={status} />
          <Typography color="text.secondary">{formatJapanTime(order.ordered_at)}</Typography>
          {order.ship_by && <Typography>{ORDER_PAGE.ship_by(order.ship_by.replaceAll('-', '/'))}</Typography>}
        </Box>
        <Typography>{ORDER_PAGE.next_lead[status]}</Typography>
        <OrderHold order={order} onChanged={onChanged} />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {canAccess && next_statuses.includes('paid') && (
            <Button variant="contained" disabled={isRunning} onClick={() => void move('paid')}>
              {ORDER_PAGE.next.paid}
            </Button>
          )}
          {canAccess && !hold && next_statuses.includes('shipped') && (
            <Button variant="contained" onClick={() => setDialog('ship')}>
              {ORDER_PAGE.next.ship}
            </Button>
          )}
          {canAccess && next_statuses.includes('completed') && (
            <Button variant="contained" disabled={isRunning} onClick={() => void move('completed')}>
              {ORDER_PAGE.next.completed}
            </Button>
          )}
          <Button variant="outlined" onClick={() => void print('delivery_notes', ORDER_PAGE.print_note)}>
            {ORDER_PAGE.print_note}
          </Button>
          {next_statuses.includes('shipped') && (
            <Button variant="outlined" onClick={() => void print('picking_list', ORDER_PAGE.print_picking)}>
              {ORDER_PAGE.print_picking}
            </Button>
          )}
          {listGiftPapers(order).map(([kind, name]) => (
            <Button key={kind} variant="outlined" onClick={() => void print(kind, name)}>
              {name}
            </Button>
          ))}
          {canAccess && next_statuses.includes('cancelled') && (
            <Button color="error" onClick={() => setDialog('cancel')} sx={{ ml: 'auto' }}>
              {ORDER_PAGE.cancel}
            </Button>
          )}
        </Box>
      </CardContent>
      {dialog === 'ship' && (
        <ShipDialog order={order} onClose={() => setDialog(undefined)} onChanged={onChanged} />
      )}
      {dialog === 'cancel' && (
        <CancelDialog order={order} onClose={() => setDialog(undefined)} onChanged={onChanged} />
      )}
    </Card>
  )
}
