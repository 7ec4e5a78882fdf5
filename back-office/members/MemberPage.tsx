import { Alert, Box, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Title, useLogoutIfAccessDenied } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { AdminMemberDetail } from '#contract/shapes/admin-member.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { MEMBER_SCREENS } from '#src/text/back-office/member-screens.ts'
import { callApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'
import { formatJapanTime } from '../forms/japan-time.ts'
import { OrderSection } from '../orders/OrderSection.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { MemberPoints } from './MemberPoints.tsx'

/** One member: how to reach them, what they bought, points, coupons and questions. */
export default function MemberPage() {
  const id = Number(useParams()['id'])
  const queryKey = ['member', id]
  const queries = useQueryClient()
  const logoutIfDenied = useLogoutIfAccessDenied()
  const { data: member, error } = useQuery({
    queryKey,
    queryFn: () => callApi('GET /v1/admin/members/{id}', { params: { id } }),
  })
  useEffect(() => {
    if (error) void logoutIfDenied(error)
  }, [error, logoutIfDenied])
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!member) return <Loading />
  return (
    <>
      <Title title={member.name || member.code} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Orders member={member} />
          <Inquiries member={member} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Contact member={member} />
          <MemberPoints member={member} onChanged={(changed) => queries.setQueryData(queryKey, changed)} />
          <Coupons member={member} />
        </Box>
      </Box>
    </>
  )
}

interface Props {
  member: AdminMemberDetail
}

function Contact({ member }: Props) {
  const { name_kana, company_name, email, phone_number, cell_phone_number, birthday, last_login_at } = member
  const address = `${member.prefecture}${member.city}${member.address1} ${member.address2}`.trim()
  const lines = [
    name_kana,
    company_name,
    email,
    phone_number,
    cell_phone_number === phone_number ? '' : cell_phone_number,
    address && `〒${formatPostalCode(member.postal_code)} ${address}`,
    birthday && `${MEMBER_SCREENS.birthday} ${birthday.replaceAll('-', '/')}`,
    member.is_receive_newsletter && MEMBER_SCREENS.newsletter,
    MEMBER_SCREENS.address_count(member.address_count),
    last_login_at && MEMBER_SCREENS.last_login(formatJapanTime(last_login_at)),
  ]
  return (
    <OrderSection title={`${MEMBER_SCREENS.contact}　${member.code}`}>
      {member.left_at && <Alert severity="info">{MEMBER_SCREENS.left}</Alert>}
      {!member.left_at && !member.is_registered_member && (
        <Alert severity="info">{MEMBER_SCREENS.not_verified}</Alert>
      )}
      {lines.filter(Boolean).map((line) => (
        <Typography key={String(line)} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </OrderSection>
  )
}

function Orders({ member: { orders, spent } }: Props) {
  return (
    <OrderSection title={`${MEMBER_SCREENS.orders}　${formatYen(spent)}`}>
      {orders.length === 0 && <Typography color="text.secondary">{MEMBER_SCREENS.no_orders}</Typography>}
      {orders.map((order) => (
        <Box
          key={order.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 44 }}
        >
          <Link component={RouterLink} to={`/orders/${order.id}`}>
            {order.order_no}
          </Link>
          <OrderStatusChip status={order.status} />
          <Typography color="text.secondary" sx={{ flex: 1 }}>
            {formatJapanTime(order.ordered_at)}　{order.product_name}
          </Typography>
          <Typography>{formatYen(order.total_payment)}</Typography>
        </Box>
      ))}
    </OrderSection>
  )
}

function Inquiries({ member: { inquiries } }: Props) {
  return (
    <OrderSection title={MEMBER_SCREENS.inquiries}>
      {inquiries.length === 0 && (
        <Typography color="text.secondary">{MEMBER_SCREENS.no_inquiries}</Typography>
      )}
      {inquiries.map(({ key, subject, status, updated_at }) => (
        <Typography key={key} sx={{ mb: 1 }}>
          <Link component={RouterLink} to={`/inbox?inquiry=${key}`}>
            {subject}
          </Link>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {formatJapanTime(updated_at)}　{MEMBER_SCREENS.inquiry_statuses[status]}
          </Typography>
        </Typography>
      ))}
    </OrderSection>
  )
}

function Coupons({ member: { coupons } }: Props) {
  return (
    <OrderSection title={MEMBER_SCREENS.coupons}>
      {coupons.length === 0 && <Typography color="text.secondary">{MEMBER_SCREENS.no_coupons}</Typography>}
      {coupons.map(({ id, name, used_at }) => (
        <Typography key={id} color={used_at ? 'text.secondary' : 'text.primary'}>
          {name}
          {used_at && `　${MEMBER_SCREENS.coupon_used}`}
        </Typography>
      ))}
    </OrderSection>
  )
}
