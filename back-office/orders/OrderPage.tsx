import { Alert, Box } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useLogoutIfAccessDenied } from 'react-admin'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { callApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'
import { OrderDestinations } from './OrderDestinations.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderPeople } from './OrderPeople.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { StaffMemo } from './StaffMemo.tsx'

/** One order: what is next on top, then what is in it, where it goes, and what happened to it. */
export default function OrderPage() {
  const id = Number(useParams()['id'])
  const queryKey = ['order', id]
  const queries = useQueryClient()
  const logoutIfDenied = useLogoutIfAccessDenied()
  const { data: order, error } = useQuery({
    queryKey,
    queryFn: () => callApi('GET /v1/admin/orders/{id}', { params: { id } }),
  })
  useEffect(() => {
    if (error) void logoutIfDenied(error)
  }, [error, logoutIfDenied])
  const show = (changed: AdminOrderDetail) => {
    queries.setQueryData(queryKey, changed)
    void queries.invalidateQueries({ queryKey: ['orders'] })
  }
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!order) return <Loading />
  return (
    <>
      <Title title={ORDER_PAGE.title(order.order_no)} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OrderHead order={order} onChanged={show} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderDestinations order={order} />
          <OrderRefunds order={order} onChanged={show} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <StaffMemo key={order.staff_memo} order={order} onChanged={show} />
          <OrderPeople order={order} />
          <OrderMails order={order} onChanged={show} />
          <OrderHistory order={order} />
        </Box>
      </Box>
    </>
  )
}
