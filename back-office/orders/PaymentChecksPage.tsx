import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { PaymentChecks, PaymentDifference, PaymentDispute } from '#contract/shapes/payment-checks.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { PAYMENT_CHECKS_TEXT } from '#src/text/back-office/orders.ts'
import { PAYMENT_CHECKS } from '#src/text/back-office/payment-checks.ts'
import { callApi } from '../api/call-api.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Loading } from '../frame/Loading.tsx'
import { PressDialog } from '../frame/PressDialog.tsx'
import { useCall } from '../frame/use-call.ts'
import { useRead } from '../frame/use-read.ts'
import { OrderSection } from './OrderSection.tsx'

const KEY = 'payment-checks'

/** Payments somebody must look at: what differs from the provider's books, chargebacks, orders that are held. */
export default function PaymentChecksPage() {
  const { data: checks, error } = useRead([KEY], () => callApi('GET /v1/admin/payment-checks'))
  return (
    <>
      <Title title={PAYMENT_CHECKS_TEXT.name} preferenceKey={false} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {PAYMENT_CHECKS.lead}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!checks && !error && <Loading />}
      {checks && <Checks checks={checks} />}
    </>
  )
}

function Checks({ checks: { differences, disputes, held } }: { checks: PaymentChecks }) {
  if (differences.length + disputes.length + held.length === 0)
    return <Alert severity="success">{PAYMENT_CHECKS.nothing}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {disputes.length > 0 && (
        <OrderSection title={PAYMENT_CHECKS.disputes}>
          {disputes.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </OrderSection>
      )}
      <OrderSection title={PAYMENT_CHECKS.differences}>
        {differences.length === 0 && <Typography>{PAYMENT_CHECKS.no_differences}</Typography>}
        {differences.map((difference) => (
          <DifferenceRow key={difference.id} difference={difference} />
        ))}
      </OrderSection>
      {held.length > 0 && (
        <OrderSection title={PAYMENT_CHECKS.held}>
          {held.map(({ order_id, order_no, hold_reason, held_at }) => (
            <Row key={order_id}>
              <OrderLink id={order_id} order_no={order_no} />
              <Typography>{PAYMENT_CHECKS.hold_reasons[hold_reason]}</Typography>
              <Faint>{PAYMENT_CHECKS.held_since(formatJapanTime(held_at))}</Faint>
            </Row>
          ))}
        </OrderSection>
      )}
    </Box>
  )
}

function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  const { id, kind, order_id, order_no, ours, theirs, provider, reference, found_at } = difference
  const [isOpen, setOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: KEY, action: 'save' })
  return (
    <Row>
      <Typography sx={{ fontWeight: 700 }}>{PAYMENT_CHECKS.kinds[kind]}</Typography>
      {order_no && <OrderLink id={order_id} order_no={order_no} />}
      <Typography>
        {PAYMENT_CHECKS.columns.ours}：{ours}　{PAYMENT_CHECKS.columns.theirs}：{theirs}
      </Typography>
      <Typography variant="body2">{PAYMENT_CHECKS.next[kind]}</Typography>
      <Faint>
        {PAYMENT_CHECKS.reference(provider, reference)}　{formatJapanTime(found_at)}
      </Faint>
      {canAccess && (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {PAYMENT_CHECKS.solve}
        </Button>
      )}
      {isOpen && <SolveDialog id={id} onClose={() => setOpen(false)} />}
    </Row>
  )
}

function SolveDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { mutateAsync } = useCall(
    () => callApi('POST /v1/admin/payment-differences/{id}/solution', { params: { id }, body: { note } }),
    { refresh: [KEY, 'today'], done: PAYMENT_CHECKS.solved },
  )
  return (
    <PressDialog
      title={PAYMENT_CHECKS.solve_title}
      submit={PAYMENT_CHECKS.solve_confirm}
      cancel={PAYMENT_CHECKS.keep}
      isReady={note.trim() !== ''}
      send={mutateAsync}
      onClose={onClose}
    >
      <TextField
        label={PAYMENT_CHECKS.solve_note}
        value={note}
        multiline
        minRows={2}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </PressDialog>
  )
}

function DisputeRow({ dispute }: { dispute: PaymentDispute }) {
  const { order_id, order_no, amount, reason, state, answer_by, provider, reference } = dispute
  return (
    <Row>
      <Typography sx={{ fontWeight: 700 }} color={state === 'to_answer' ? 'error' : undefined}>
        {PAYMENT_CHECKS.dispute_states[state]}
      </Typography>
      {order_no && <OrderLink id={order_id} order_no={order_no} />}
      <Typography>{PAYMENT_CHECKS.dispute(formatYen(amount), reason)}</Typography>
      {state === 'to_answer' && answer_by && (
        <Typography>{PAYMENT_CHECKS.answer_by(formatJapanTime(answer_by))}</Typography>
      )}
      <Faint>{PAYMENT_CHECKS.reference(provider, reference)}</Faint>
    </Row>
  )
}

function OrderLink({ id, order_no }: { id: number | null; order_no: string }) {
  if (id === null) return <Typography>{order_no}</Typography>
  return (
    <Link component={RouterLink} to={`/orders/${id}`} sx={{ justifySelf: 'start' }}>
      {order_no}
    </Link>
  )
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>{children}</Box>
  )
}

function Faint({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}
