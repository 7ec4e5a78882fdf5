import { Box, Button, Card, CardContent, Link, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { BankOrder, BankRow } from '#contract/shapes/bank-row.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { orderStatuses } from '#src/text/order/orders.ts'
import { describeRow } from './describe-row.ts'
import { type Beginning, beginWith, beginWithOrders } from './settlement.ts'

interface Props {
  row: BankRow
  onAsk: (beginning: Beginning) => void
}

/** Money a person has to look at, with the orders that may be meant and why. */
export function OpenRow({ row, onAsk }: Props) {
  const { canAccess } = useCanAccess({ resource: 'transfers', action: 'save' })
  return (
    <Card component="article">
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box>
          <Typography component="h3" variant="h3">
            {describeRow(row)}
          </Typography>
          {row.memo && (
            <Typography variant="body2" color="text.secondary">
              {row.memo.normalize('NFKC')}
            </Typography>
          )}
        </Box>
        {row.hints.length === 0 && <Typography color="text.secondary">{TRANSFERS.no_hint}</Typography>}
        {row.hints.map((hint, at) => (
          <Hint key={at} row={row} hint={hint} onAsk={canAccess ? onAsk : undefined} />
        ))}
        {canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => onAsk(beginWith(row, 'nothing'))}>
              {TRANSFERS.look_up}
            </Button>
            <Button onClick={() => onAsk(beginWith(row, 'other_amount'))}>{TRANSFERS.other}</Button>
            <Button onClick={() => onAsk(beginWith(row, 'pay_back_amount'))}>{TRANSFERS.to_pay_back}</Button>
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

interface HintProps {
  row: BankRow
  hint: BankRow['hints'][number]
  onAsk: Props['onAsk'] | undefined
}

function Hint({ row, hint: { reason, orders }, onAsk }: HintProps) {
  const goesBack = reason === 'cancelled'
  const label = goesBack ? TRANSFERS.to_pay_back : orders.length > 1 ? TRANSFERS.assign_all : TRANSFERS.assign
  const ask = () =>
    onAsk?.(goesBack ? beginWith(row, 'pay_back_amount') : beginWithOrders(row, reason, orders))
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography>{TRANSFERS.reasons[reason]}</Typography>
      {orders.map((order) => (
        <Typography key={order.order_id} variant="body2">
          <Link component={RouterLink} to={`/orders/${order.order_id}`}>
            {describeOrder(order)}
          </Link>
        </Typography>
      ))}
      {onAsk && (
        <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={ask}>
          {label}
        </Button>
      )}
    </Box>
  )
}

function describeOrder({ order_no, orderer_name, owed, total_payment, status }: BankOrder): string {
  return owed > 0
    ? TRANSFERS.order(order_no, orderer_name, formatYen(owed))
    : TRANSFERS.settled_order(order_no, orderer_name, formatYen(total_payment), orderStatuses[status])
}
