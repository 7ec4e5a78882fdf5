import { Box, Button, Card, CardContent, Link, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { BankRow } from '#contract/shapes/bank-row.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { TRANSFERS } from '#src/text/back-office/transfer-screens.ts'
import { orderStatuses } from '#src/text/order/orders.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { useCall } from '../frame/use-call.ts'
import { describeRow } from './describe-row.ts'

/** Money of which somebody said what it is for, and what has to go back of it. */
export function SettledRow({ row }: { row: BankRow }) {
  const params = { id: row.id }
  const { canAccess } = useCanAccess({ resource: 'transfers', action: 'save' })
  const undo = useCall(() => callApi('DELETE /v1/admin/bank-rows/{id}/settlement', { params }), {
    refresh: ['bank-rows'],
    done: TRANSFERS.undone,
  })
  const note = useCall(
    (is_paid_back: boolean) =>
      callApi('PUT /v1/admin/bank-rows/{id}/paid-back', { params, body: { is_paid_back } }),
    { refresh: ['bank-rows'], done: TRANSFERS.noted },
  )
  return (
    <Card component="article">
      <CardContent>
        <Typography component="h2" variant="h3">
          {describeRow(row)}
        </Typography>
        {row.parts.map(({ order_id, order_no, orderer_name, amount, status }) => (
          <Typography key={order_id}>
            <Link component={RouterLink} to={`/orders/${order_id}`}>
              {TRANSFERS.parts(order_no, orderer_name, formatYen(amount), orderStatuses[status])}
            </Link>
          </Typography>
        ))}
        {row.other_amount > 0 && <Typography>{TRANSFERS.other_part(formatYen(row.other_amount))}</Typography>}
        {row.pay_back_amount > 0 && (
          <Typography>{TRANSFERS.pay_back_part(formatYen(row.pay_back_amount))}</Typography>
        )}
        {row.to_pay_back > 0 && (
          <Typography sx={{ fontWeight: 700 }}>{TRANSFERS.owed_back(formatYen(row.to_pay_back))}</Typography>
        )}
        {row.paid_back_on && (
          <Typography>{TRANSFERS.paid_back_on(row.paid_back_on.replaceAll('-', '/'))}</Typography>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
          {row.note && `${row.note}\n`}
          {row.settled_at && TRANSFERS.settled_by(row.settled_by, formatJapanTime(row.settled_at))}
        </Typography>
        {canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {row.to_pay_back > 0 && (
              <Button variant="outlined" disabled={note.isPending} onClick={() => note.mutate(true)}>
                {TRANSFERS.paid_back}
              </Button>
            )}
            {row.paid_back_on && (
              <Button disabled={note.isPending} onClick={() => note.mutate(false)}>
                {TRANSFERS.not_paid_back}
              </Button>
            )}
            {!row.paid_back_on && (
              <AskFirst
                label={TRANSFERS.undo}
                content={TRANSFERS.undo_text}
                disabled={undo.isPending}
                onConfirm={() => undo.mutate(undefined)}
              />
            )}
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
