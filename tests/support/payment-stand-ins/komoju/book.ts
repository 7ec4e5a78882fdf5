import { randomBytes } from 'node:crypto'
import {
  PAID_LATER,
  Refused,
  type StandInChargeback,
  type StandInEvent,
  type StandInPayment,
  type StandInSession,
} from './shapes.ts'

const DAY_SECONDS = 86_400

/** Identifiers have 25 letters and digits. */
export const makeId = (): string => Array.from(randomBytes(25), (byte) => (byte % 36).toString(36)).join('')

/** Everything the stand-in knows, and its clock, which tests put forward. */
export class Book {
  readonly sessions = new Map<string, StandInSession>()
  readonly payments = new Map<string, StandInPayment>()
  readonly chargebacks = new Map<string, StandInChargeback>()
  readonly events: StandInEvent[] = []
  /** Told of every event, once. */
  onEvent: (event: StandInEvent) => void = () => {}
  /** Yen the shopper pays on top, by type. */
  fees: Record<string, number> = {}
  has_chargebacks = true
  ahead_seconds = 0

  now(): Date {
    return new Date(Date.now() + this.ahead_seconds * 1_000)
  }

  /** KOMOJU writes instants without a fraction. */
  stamp(after_seconds = 0): string {
    return `${new Date(this.now().getTime() + after_seconds * 1_000).toISOString().slice(0, 19)}Z`
  }

  isExpired(session: StandInSession): boolean {
    return session.completed_at === null && this.now() >= new Date(session.expires_at)
  }

  addSession(
    given: Omit<
      StandInSession,
      'id' | 'created_at' | 'expires_at' | 'completed_at' | 'cancelled_at' | 'payment_id'
    >,
  ): StandInSession {
    const number = given.external_order_num
    if (number !== null && [...this.sessions.values()].some((one) => one.external_order_num === number)) {
      throw new Refused(
        422,
        'unprocessable_entity',
        'The order number has been used.',
        'payment_data[external_order_num]',
      )
    }
    const session = {
      ...given,
      id: makeId(),
      created_at: this.stamp(),
      expires_at: this.stamp(DAY_SECONDS),
      completed_at: null,
      cancelled_at: null,
      payment_id: null,
    }
    this.sessions.set(session.id, session)
    return session
  }

  addPayment(session: StandInSession, details: Record<string, string | number | null>): StandInPayment {
    const fee = this.fees[session.type] ?? 0
    const payment: StandInPayment = {
      id: makeId(),
      resource: 'payment',
      status: 'pending',
      amount: session.amount,
      tax: 0,
      customer: null,
      payment_deadline: null,
      payment_details: { ...details, type: session.type, email: session.email },
      payment_method_fee: fee,
      total: session.amount + fee,
      currency: 'JPY',
      description: null,
      captured_at: null,
      external_order_num: session.external_order_num,
      metadata: {},
      created_at: this.stamp(),
      amount_refunded: 0,
      locale: session.default_locale,
      session: session.id,
      customer_family_name: null,
      customer_given_name: null,
      mcc: null,
      statement_descriptor: null,
      refunds: [],
      refund_requests: [],
    }
    this.payments.set(payment.id, payment)
    session.payment_id = payment.id
    return payment
  }

  move(payment: StandInPayment, status: StandInPayment['status'], reason: string | null = null): void {
    payment.status = status
    if (status === 'captured') payment.captured_at = this.stamp()
    this.tell(`payment.${status}`, payment, reason)
  }

  capture(payment: StandInPayment, amount: number): void {
    const session = this.sessions.get(payment.session)
    const isReserved = payment.status === 'authorized' && session?.is_captured_later
    if (!isReserved || PAID_LATER.includes(payment.payment_details.type)) {
      throw new Refused(422, 'unprocessable_entity', 'The payment cannot be captured.')
    }
    if (amount > payment.amount)
      throw new Refused(422, 'unprocessable_entity', 'More than is reserved.', 'amount')
    payment.amount = amount
    payment.total = amount + payment.payment_method_fee
    this.move(payment, 'captured')
  }

  cancel(payment: StandInPayment): void {
    if (payment.status !== 'pending' && payment.status !== 'authorized') {
      throw new Refused(422, 'unprocessable_entity', 'The payment cannot be cancelled.')
    }
    this.move(payment, 'cancelled')
  }

  refund(
    payment: StandInPayment,
    amount: number | undefined,
    description: string | null,
    chargeback = false,
  ): void {
    if (payment.status !== 'captured')
      throw new Refused(422, 'unprocessable_entity', 'The payment was not captured.')
    if (PAID_LATER.includes(payment.payment_details.type)) {
      throw new Refused(422, 'unprocessable_entity', 'This way to pay takes no refunds.')
    }
    const rest = payment.amount - payment.amount_refunded
    const given = amount ?? rest
    if (given < 1 || given > rest)
      throw new Refused(422, 'unprocessable_entity', 'Not what is left.', 'amount')
    payment.amount_refunded += given
    payment.refunds.push({
      id: makeId(),
      resource: 'refund',
      amount: given,
      currency: 'JPY',
      payment: payment.id,
      description,
      created_at: this.stamp(),
      chargeback,
    })
    this.tell('payment.refund.created', payment)
    if (payment.amount_refunded === payment.amount) this.move(payment, 'refunded')
  }

  tell(type: string, data: unknown, reason: string | null = null): void {
    const event: StandInEvent = {
      id: makeId(),
      type,
      resource: 'event',
      created_at: this.stamp(),
      reason,
      data: structuredClone(data),
    }
    this.events.unshift(event)
    this.onEvent(event)
  }
}
