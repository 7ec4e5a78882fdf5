import { expect, test } from 'vitest'
import type { KomojuPayment, Session } from '#payment/komoju/shapes.ts'
import { toInstructions } from '#payment/komoju/to-instructions.ts'
import { toOutcome } from '#payment/komoju/to-outcome.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'

// What the stand-in never answers, and the documents allow.

const konbini: KomojuPayment = {
  id: 'p1',
  status: 'authorized',
  total: 3_490,
  payment_method_fee: 190,
  amount_refunded: 0,
  currency: 'JPY',
  external_order_num: 'N1.key',
  session: 's1',
  payment_deadline: '2026-12-01T14:59:59Z',
  payment_details: { type: 'konbini', store: 'lawson', receipt: '123', confirmation_code: '4' },
  created_at: '2026-11-28T05:00:00Z',
  refunds: [],
}
const session: Session = { id: 's1', status: 'completed', session_url: 'https://komoju.com/sessions/s1' }
const asked = makePayment()

test('a number that is there is told before the payment is called authorized', () => {
  const pending = { ...konbini, status: 'pending' as const }
  expect(toOutcome({ session, payments: [pending] }, asked)).toMatchObject({
    result: 'awaiting',
    reference: 'p1',
  })
  const card = { ...pending, payment_details: { type: 'credit_card' } }
  expect(toOutcome({ session, payments: [card] }, asked)).toEqual({ result: 'unknown' })
  expect(toOutcome({ session: undefined, payments: [pending] }, asked)).toEqual({ result: 'unknown' })
  expect(toOutcome({ session: undefined, payments: [{ ...pending, payment_details: null }] }, asked)).toEqual(
    {
      result: 'unknown',
    },
  )
})

test('a session that has expired, been closed, or is gone', () => {
  const none = { payments: [] }
  expect(toOutcome({ session: { ...session, status: 'pending', expired: true }, ...none }, asked)).toEqual({
    result: 'declined',
  })
  expect(toOutcome({ session: { ...session, status: 'cancelled' }, ...none }, asked)).toEqual({
    result: 'declined',
  })
  expect(toOutcome({ session: undefined, ...none }, asked)).toBeUndefined()
  expect(toOutcome({ session: undefined, ...none }, { ...asked, reference: 's1' })).toEqual({
    result: 'unknown',
  })
})

test('two attempts that count the same: the newer one', () => {
  const older = { ...konbini, id: 'p0', created_at: '2026-11-28T04:00:00Z' }
  expect(toOutcome({ session, payments: [older, konbini] }, asked)).toMatchObject({ reference: 'p1' })
})

test('a card without its brand is no card, and currencies are upper case', () => {
  const paid = {
    ...konbini,
    status: 'captured' as const,
    currency: 'usd',
    payment_details: { type: 'credit_card' },
  }
  expect(toOutcome({ session, payments: [paid] }, asked)).toMatchObject({
    currency: 'USD',
    card: null,
    amount: 3_300,
  })
})

test('instructions without a deadline end with the shop’s own term, in Japan', () => {
  const late = { ...konbini, payment_deadline: null, created_at: '2026-11-28T15:30:00Z' }
  expect(toInstructions(late, 3).pay_by).toBe('2026-12-02T15:00:00.000Z')
  const transfer = { type: 'bank_transfer', payment_deadline: '2026-12-01T14:59:59Z' }
  expect(toInstructions({ ...late, payment_details: transfer }, 3).pay_by).toBe('2026-12-01T14:59:59.000Z')
})

test('what cannot be shown is left to KOMOJU’s own page', () => {
  const details = { type: 'konbini', instructions_url: 'https://komoju.com/ja/instructions/p1' }
  const shown = (more: object) => toInstructions({ ...konbini, payment_details: { ...details, ...more } }, 3)
  const alone = {
    pay_by: '2026-12-01T14:59:59.000Z',
    stores: [],
    account: null,
    url: details.instructions_url,
  }
  expect(shown({ store: 'lawson' })).toEqual(alone)
  expect(shown({ store: 'a-new-one', receipt: '123' })).toEqual(alone)
  expect(shown({ bank_name: 'みほん銀行' })).toEqual(alone)
  expect(shown({ bank_name: 'みほん銀行', account_number: '1234567' }).account).toEqual({
    bank: 'みほん銀行',
    branch: '',
    kind: '',
    number: '1234567',
    holder: '',
  })
  expect(toInstructions({ ...konbini, payment_details: null }, 3)).toMatchObject({ stores: [], url: null })
})
