import { Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useCanAccess } from 'react-admin'
import type { AdminOrderDetail } from '#contract/shapes/admin-order.ts'
import { TAKEN_PAYMENT } from '#src/text/back-office/payment-checks.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { ORDER_PAGE } from '#src/text/back-office/order-screens.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from './OrderSection.tsx'

type TakenPayment = NonNullable<AdminOrderDetail['taken']>

/** Who ordered, and how it is paid. */
export function OrderPeople({ order }: { order: AdminOrderDetail }) {
  const { orderer, member, paid_at, note, cancel_reason } = order
  const [today] = useState(() => toJapanDay(new Date()))
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
          {paid_at ? ORDER_PAGE.paid_at(formatJapanTime(paid_at)) : describeUnpaid(order, today)}
        </Typography>
        {order.taken && <Taken taken={order.taken} />}
        {order.payment_guide && (
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line', mt: 1 }}>
            {order.payment_guide}
          </Typography>
        )}
      </OrderSection>
    </>
  )
}

function Taken({ taken: { state, card, risk, provider, reference } }: { taken: TakenPayment }) {
  const warning = risk && TAKEN_PAYMENT.risks[risk.level]
  return (
    <>
      <Typography>{[TAKEN_PAYMENT.states[state], card].filter(Boolean).join('　')}</Typography>
      {warning && (
        <Typography color="warning.main">{[warning, risk.reason].filter(Boolean).join('　')}</Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[provider, reference].filter(Boolean).join('　')}
      </Typography>
    </>
  )
}

function describeUnpaid({ pay_by }: AdminOrderDetail, today: string): string {
  if (pay_by === null) return ORDER_PAGE.unpaid
  const day = pay_by.replaceAll('-', '/')
  return pay_by < today ? ORDER_PAGE.pay_overdue(day) : ORDER_PAGE.pay_by(day)
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
      <strong>{label}</strong>
      {`\n${text}`}
    </Typography>
  )
}
