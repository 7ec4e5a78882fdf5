import { ApiError, missing, refuse } from './api-error.ts'
import { begin, type Books, type Customer, type Method, nameAnew } from './books.ts'
import { checkParameters, parameters } from './parameters.ts'
import type { Tree } from './form.ts'
import { findTestCard, passesLuhn, toFingerprint, toNumber } from './test-cards.ts'

/** A card that was typed, or one of the names that stand for a number. */
export function createMethod(books: Books, tree: Tree): Method {
  const { card, billing_details, metadata = {} } = checkParameters(parameters.createMethod, tree)
  const now = books.now()
  const given =
    'token' in card
      ? {
          number: toNumber(card.token) ?? '',
          exp_month: '12',
          exp_year: String(new Date(now * 1000).getUTCFullYear() + 4),
        }
      : card
  if ('token' in card && !given.number) throw missing('token', card.token, 'card[token]')
  if (!passesLuhn(given.number)) throw cardError('incorrect_number', 'Your card number is incorrect.')
  const [month, year] = [Number(given.exp_month), Number(given.exp_year)]
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  if (year < 2000 || isOver(month, year, now))
    throw cardError('invalid_expiry_year', 'Your card’s expiration year is invalid.')
  const found = findTestCard(given.number)
  if (!found) throw cardError('card_declined', 'Your card was declined. It is no test card.')
  const method: Method = {
    ...begin('pm', 'payment_method', now),
    type: 'card',
    customer: null,
    metadata,
    billing_details: {
      name: billing_details?.name ?? null,
      email: billing_details?.email ?? null,
      phone: billing_details?.phone ?? null,
      address: billing_details?.address ?? null,
    },
    card: {
      brand: found.brand,
      last4: given.number.slice(-4),
      exp_month: month,
      exp_year: year,
      fingerprint: toFingerprint(given.number),
      funding: 'credit',
      country: 'JP',
    },
  }
  books.methods.set(method.id, method)
  books.cards.set(method.id, { number: given.number, card: found, is_set_up: false, is_used: false })
  return method
}

function isOver(month: number, year: number, now: number): boolean {
  const date = new Date(now * 1000)
  return year * 12 + month < date.getUTCFullYear() * 12 + date.getUTCMonth() + 1
}

export const cardError = (code: string, message: string, more: Record<string, unknown> = {}): ApiError =>
  new ApiError(402, { type: 'card_error', code, message, ...more })

export function findMethod(books: Books, id: string, param = 'id'): Method {
  const found = books.methods.get(id)
  if (!found) throw missing(param === 'id' ? 'payment_method' : 'PaymentMethod', id, param)
  return found
}

/** The card behind a method, if it may be used by this customer, or by none. */
export function takeCard(books: Books, id: string, customer: string | null) {
  const method = findMethod(books, id, 'payment_method')
  const held = books.cards.get(id)
  if (!held) throw refuse('This PaymentMethod is no card.', { param: 'payment_method' })
  if (method.customer !== null && method.customer !== customer)
    throw refuse(
      'The PaymentMethod you provided is attached to a customer, so for security purposes you must provide the customer in the request.',
      { param: 'payment_method' },
    )
  if (method.customer === null && held.is_used)
    throw refuse(
      'The provided PaymentMethod was previously used without Customer attachment, or was detached from a Customer. It may not be used again.',
    )
  return { method, held }
}

export function detach(books: Books, id: string): Method {
  const method = findMethod(books, id)
  if (method.customer === null)
    throw refuse(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        param: 'payment_method',
      },
    )
  method.customer = null
  const held = books.cards.get(id)
  if (held) held.is_used = true
  books.tell('payment_method.detached', method)
  return method
}

export function createCustomer(books: Books, tree: Tree): Customer {
  const { metadata = {}, name = null, email = null } = checkParameters(parameters.createCustomer, tree)
  const customer: Customer = { ...begin('cus', 'customer', books.now()), metadata, name, email }
  books.customers.set(customer.id, customer)
  return customer
}

export function findCustomer(books: Books, id: string, param = 'id'): Customer {
  const found = books.customers.get(id)
  if (!found) throw missing('customer', id, param)
  return found
}

export const makeSecret = (id: string): string => nameAnew(`${id}_secret`)
