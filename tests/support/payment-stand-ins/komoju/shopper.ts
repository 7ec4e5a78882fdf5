import { randomInt } from 'node:crypto'
import { addDays, toJapanDay, toJapanInstant } from '#src/rules/date/japan-time.ts'
import type { Book } from './book.ts'
import { CHALLENGE_PASSWORD, type CardFate, findFate, toCardDetails } from './card-fates.ts'
import { STORES, type StandInPayment, type StandInSession } from './shapes.ts'

/** What the shopper sees next. */
export type Step =
  /** Back to the shop. */
  | 'return'
  /** The page of a way to pay, with what went wrong on it. */
  | { page: 'form' | 'challenge' | 'wallet'; error?: string }

/** Fates of cards whose challenge is open, by payment. The number itself is kept nowhere. */
const challenged = new WeakMap<StandInPayment, CardFate>()

const DAYS_TO_PAY = 3

/** What the shopper does on the page of a session. */
export function act(book: Book, session: StandInSession, form: Readonly<Record<string, string>>): Step {
  const payment = session.payment_id ? book.payments.get(session.payment_id) : undefined
  if (form['choice'] === 'back') return 'return'
  switch (session.type) {
    case 'credit_card':
      return form['password'] === undefined
        ? payByCard(book, session, form)
        : answerChallenge(book, session, payment, form['password'])
    case 'konbini':
      return reserveAtStore(book, session, form['store'] ?? '')
    case 'bank_transfer':
      return reserveAccount(book, session)
    case 'paypay':
    case 'paidy':
      return useWallet(book, session, payment, form['choice'] ?? '')
  }
}

function complete(book: Book, session: StandInSession, payment: StandInPayment): Step {
  session.completed_at = book.stamp()
  const isReserved =
    session.type === 'konbini' || session.type === 'bank_transfer' || session.is_captured_later
  book.move(payment, isReserved ? 'authorized' : 'captured')
  return 'return'
}

function payByCard(book: Book, session: StandInSession, form: Readonly<Record<string, string>>): Step {
  const { number = '', expiry = '' } = form
  const fate = findFate(number)
  if (!fate) return { page: 'form', error: 'カード番号を確認してください。' }
  const payment = book.addPayment(session, toCardDetails(number, expiry))
  if (fate === 'approved') return complete(book, session, payment)
  if (fate === 'challenge' || fate === 'failed_challenge') {
    challenged.set(payment, fate)
    return { page: 'challenge' }
  }
  return refuse(book, payment, fate)
}

function refuse(book: Book, payment: StandInPayment, reason: string): Step {
  book.move(payment, 'failed', reason)
  return { page: 'form', error: 'このカードはご利用いただけませんでした。' }
}

function answerChallenge(
  book: Book,
  session: StandInSession,
  payment: StandInPayment | undefined,
  password: string,
): Step {
  const fate = payment && challenged.get(payment)
  if (!fate) return { page: 'form', error: 'もう一度カード番号を入力してください。' }
  challenged.delete(payment)
  const isRight = fate === 'challenge' && password === CHALLENGE_PASSWORD
  return isRight ? complete(book, session, payment) : refuse(book, payment, '3ds_failed')
}

/** The last second of a day in Japan. */
function toDeadline(book: Book): string {
  const end = toJapanInstant(addDays(toJapanDay(book.now()), DAYS_TO_PAY), 24)
  return `${new Date(end.getTime() - 1_000).toISOString().slice(0, 19)}Z`
}

const makeDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

function reserveAtStore(book: Book, session: StandInSession, store: string): Step {
  if (!STORES.some((known) => known === store)) return { page: 'form', error: 'コンビニを選んでください。' }
  const payment = book.addPayment(session, {
    store,
    receipt: makeDigits(11),
    confirmation_code: store === 'seven-eleven' || store === 'seicomart' ? null : makeDigits(4),
  })
  payment.payment_details['instructions_url'] = `https://komoju.com/ja/instructions/${payment.id}`
  payment.payment_deadline = toDeadline(book)
  return complete(book, session, payment)
}

function reserveAccount(book: Book, session: StandInSession): Step {
  const payment = book.addPayment(session, {
    order_id: makeDigits(8),
    bank_name: 'みほん銀行',
    account_branch_name: '第三支店',
    account_type: '普通',
    account_number: makeDigits(7),
    account_name: 'カ)ミホン',
  })
  const deadline = toDeadline(book)
  payment.payment_details['instructions_url'] = `https://komoju.com/ja/instructions/${payment.id}`
  payment.payment_details['payment_deadline'] = deadline
  payment.payment_deadline = deadline
  return complete(book, session, payment)
}

function useWallet(
  book: Book,
  session: StandInSession,
  under_way: StandInPayment | undefined,
  choice: string,
): Step {
  const payment = under_way?.status === 'pending' ? under_way : book.addPayment(session, {})
  if (choice === 'approve') return complete(book, session, payment)
  if (choice === 'refuse') {
    book.move(payment, 'cancelled')
    return 'return'
  }
  return { page: 'wallet' }
}
