import type * as z from 'zod/mini'
import { refuse } from './api-error.ts'
import type { Books, Intent, Method } from './books.ts'
import { approve, fail } from './charges.ts'
import type { parameters } from './parameters.ts'

type Options = NonNullable<
  NonNullable<z.output<typeof parameters.confirmIntent>['payment_method_options']>['konbini']
>

const DAY_S = 24 * 60 * 60
/** Japan is nine hours ahead, all year. */
const JAPAN_S = 9 * 60 * 60

/** The last second of a day in Japan, so many days after now. */
const toEndOfDay = (now: number, days: number) =>
  Math.floor((now + JAPAN_S) / DAY_S + 1 + days) * DAY_S - JAPAN_S - 1

export function showVoucher(books: Books, intent: Intent, method: Method, asked: Options): Intent {
  const { confirmation_number: number, expires_after_days: days, expires_at } = asked
  if (days !== undefined && expires_at !== undefined)
    throw refuse('Only one of `expires_after_days` and `expires_at` may be set.', { param: 'expires_at' })
  if (number !== undefined && isTooPlain(number))
    throw refuse('The confirmation number was rejected; use another one.', {
      code: 'payment_intent_konbini_rejected_confirmation_number',
      param: 'payment_method_options[konbini][confirmation_number]',
    })
  const codes = {
    payment_code: String(Math.floor(1e10 + Math.random() * 8e10)),
    confirmation_number: number ?? String(Math.floor(1e9 + Math.random() * 8e9)),
  }
  intent.payment_method = method.id
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: expires_at === undefined ? toEndOfDay(books.now(), Number(days ?? 3)) : Number(expires_at),
      hosted_voucher_url: `https://payments.stripe.com/konbini/voucher/${intent.id}`,
      // FamilyMart prints its own number: its customers type the payment code alone.
      stores: {
        familymart: codes,
        lawson: codes,
        ministop: codes,
        seicomart: codes,
      },
    },
  }
  books.tell('payment_intent.requires_action', intent)
  return intent
}

/** Zeroes are refused, as the documents say; one digit again and again stands for «insufficient uniqueness». */
const isTooPlain = (number: string) => new Set(number).size === 1

/** Somebody pays at the till. @throws ApiError when it is not waited for */
export function payVoucher(books: Books, intent: Intent): Intent {
  if (!isAwaited(intent)) throw refuse(`${intent.id} awaits no payment at a konbini.`)
  return approve(books, intent)
}

/** Nobody paid in time. */
export function expireVoucher(books: Books, intent: Intent): Intent {
  if (!isAwaited(intent)) throw refuse(`${intent.id} awaits no payment at a konbini.`)
  return fail(
    books,
    intent,
    'payment_intent_payment_attempt_expired',
    'The payment attempt for this PaymentIntent has expired.',
  )
}

const isAwaited = ({ status, next_action }: Intent) =>
  status === 'requires_action' && next_action?.type === 'konbini_display_details'
