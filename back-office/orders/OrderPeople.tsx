import { Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from './OrderSection.tsx'

/** Who ordered, and how it is paid. */
export function OrderPeople({ order }: { order: AdminOrderDetail }) {
  const { orderer, member, paid_at, note, cancel_reason } = order
  const { canAccess } = useCanAccess({ resource: 'members', action: 'list' })
  return (
    <>
      <OrderSection title={ORDER_PAGE.orderer}>
        {orderer && (
          <>
            <Typography sx={{ fontWeight: 700 }}>
              {orderer.company_name} {orderer.last_name} {orderer.first_name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {orderer.last_name_kana} {orderer.first_name_kana}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{orderer.email}</Typography>
            <Typography>{orderer.phone_number}</Typography>
          </>
        )}
        <Typography variant="body2" sx={{ mt: 1 }}>
          {member === null && ORDER_PAGE.guest}
          {member &&
            (canAccess ? (
              <Link component={RouterLink} to={`/members/${member.id}`}>
                {ORDER_PAGE.member} {member.code}
              </Link>
            ) : (
              `${ORDER_PAGE.member} ${member.code}`
            ))}{' '}
          {member?.has_left && ORDER_PAGE.left}
        </Typography>
        {note && <Words label={ORDER_PAGE.note} text={note} />}
        {cancel_reason && <Words label={ORDER_PAGE.cancel_reason} text={cancel_reason} />}
      </OrderSection>
      <OrderSection title={ORDER_PAGE.payment}>
        <Typography>{order.payment_name}</Typography>
        <Typography color={paid_at ? 'text.secondary' : 'warning.main'}>
          {paid_at ? ORDER_PAGE.paid_at(formatJapanTime(paid_at)) : ORDER_PAGE.unpaid}
        </Typography>
        {order.payment_guide && (
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line', mt: 1 }}>
            {order.payment_guide}
          </Typography>
        )}
      </OrderSection>
    </>
  )
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
      <strong>{label}</strong>
      {`\n${text}`}
    </Typography>
  )
}
