import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { formatNumber, formatYen } from '#src/rules/money/format-yen.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { OrderSection } from './OrderSection.tsx'

/** The goods with what became of them, and the sums as they were confirmed. */
export function OrderLines({ order }: { order: AdminOrderDetail }) {
  const { columns } = ORDER_PAGE
  return (
    <OrderSection title={ORDER_PAGE.lines}>
      {/* Where it is wider than the window, keys move it, too. */}
      <Box role="region" aria-label={ORDER_PAGE.lines} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{columns.product}</TableCell>
              <TableCell align="right">{columns.price}</TableCell>
              <TableCell align="right">{columns.quantity}</TableCell>
              <TableCell align="right">{columns.shipped}</TableCell>
              <TableCell align="right">{columns.refunded}</TableCell>
              <TableCell align="right">{columns.subtotal}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell sx={{ minWidth: 180 }}>
                  {line.product_name}
                  <Typography variant="body2" color="text.secondary">
                    {[line.code, line.variation].filter(Boolean).join('　')}
                  </Typography>
                </TableCell>
                <TableCell align="right">{formatNumber(line.unit_price)}</TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                <TableCell align="right">{line.shipped || ''}</TableCell>
                <TableCell align="right">{line.refunded || ''}</TableCell>
                <TableCell align="right">{formatNumber(line.subtotal)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 2, ml: 'auto', maxWidth: 360 }}>
        {listSums(order).map(([label, amount]) => (
          <Sum key={label} label={label} amount={amount} />
        ))}
        <Sum label={ORDER_PAGE.total} amount={formatYen(order.total_payment)} isTotal />
        {order.amount_by_tax_rate.map(({ rate, amount, tax }) => (
          <Sum key={rate} label={ORDER_PAGE.rate(rate, formatYen(tax))} amount={formatYen(amount)} isSmall />
        ))}
      </Box>
    </OrderSection>
  )
}

function listSums(order: AdminOrderDetail): [string, string][] {
  const sums: [string, number][] = [
    [ORDER_PAGE.subtotal, order.subtotal],
    [ORDER_PAGE.carriage, order.total_carriage],
    [ORDER_PAGE.payment_fee, order.payment_fee],
    ...order.coupons.map(({ name, discount }): [string, number] => [
      `${ORDER_PAGE.coupon} ${name}`,
      -discount,
    ]),
    [ORDER_PAGE.used_point, -order.used_point],
  ]
  return sums.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, formatYen(amount)])
}

interface SumProps {
  label: string
  amount: string
  isTotal?: boolean
  isSmall?: boolean
}

function Sum({ label, amount, isTotal = false, isSmall = false }: SumProps) {
  const look = {
    fontWeight: isTotal ? 700 : 400,
    fontSize: isSmall ? '0.875rem' : '1rem',
    color: isSmall ? 'text.secondary' : 'text.primary',
  }
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25, ...look }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </Box>
  )
}
