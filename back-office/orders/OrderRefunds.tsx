import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_PAGE, REFUND_DIALOG } from '#src/text/back-office/order-screens.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { ReturnPapers } from './ReturnPapers.tsx'
import { OrderSection } from './OrderSection.tsx'
import { RefundDialog } from './RefundDialog.tsx'

interface Props {
  order: AdminOrderDetail
  onChanged: (order: AdminOrderDetail) => void
}

/** What was given back, and what still can be. */
export function OrderRefunds({ order, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'save' })
  const { refunds, refundable } = order
  const canRefund = canAccess && refundable.amount + refundable.point > 0
  if (refunds.length === 0 && !canRefund) return null
  const action = canRefund && (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      {ORDER_PAGE.refund}
    </Button>
  )
  return (
    <OrderSection title={ORDER_PAGE.refunds} action={action}>
      {refunds.map(({ id, method, amount, point, reason, state, asked_at, actor }) => (
        <Typography key={id} sx={{ mb: 1 }}>
          {formatJapanTime(asked_at)}　
          {[
            amount > 0 && `${ORDER_PAGE.refund_methods[method]}${formatYen(amount)}`,
            point > 0 && ORDER_PAGE.points(point),
          ]
            .filter(Boolean)
            .join(' + ')}
          　{ORDER_PAGE.refund_states[state]}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {[reason, actor].filter(Boolean).join('　')}
          </Typography>
        </Typography>
      ))}
      <ReturnPapers order={order} />
      {canRefund && (
        <Typography variant="body2" color="text.secondary">
          {REFUND_DIALOG.most(formatYen(refundable.amount), refundable.point)}
        </Typography>
      )}
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </OrderSection>
  )
}
