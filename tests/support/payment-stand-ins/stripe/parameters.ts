import * as z from 'zod/mini'
import { ApiError, refuse } from './api-error.ts'
import type { Tree } from './form.ts'

const whole = z.string().check(z.regex(/^\d+$/))
const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const expand = z.optional(z.array(z.string()))
const metadata = z.optional(
  z
    .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
    .check(z.refine((all) => Object.keys(all).length <= 50)),
)
const methods = z.array(z.enum(['card', 'konbini', 'paypay', 'customer_balance']))
const three_d_secure = z.strictObject({
  request_three_d_secure: z.optional(z.enum(['automatic', 'any', 'challenge'])),
})
const address = z.strictObject({
  city: z.optional(text(5000)),
  country: z.optional(text(2)),
  line1: z.optional(text(5000)),
  line2: z.optional(text(5000)),
  postal_code: z.optional(text(5000)),
  state: z.optional(text(5000)),
})
const billing_details = z.strictObject({
  name: z.optional(text(5000)),
  email: z.optional(z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/))),
  phone: z.optional(text(20)),
  address: z.optional(address),
})
const konbini = z.strictObject({
  confirmation_number: z.optional(z.string().check(z.regex(/^\d{10,11}$/))),
  expires_after_days: z.optional(whole.check(z.refine((days) => Number(days) >= 1 && Number(days) <= 60))),
  expires_at: z.optional(whole),
  product_description: z.optional(text(22)),
})
const id = text(255)
const url = z.string().check(z.refine((one) => URL.canParse(one)))
const page = { limit: z.optional(whole), starting_after: z.optional(id), ending_before: z.optional(id) }
const range = z.strictObject({
  gt: z.optional(whole),
  gte: z.optional(whole),
  lt: z.optional(whole),
  lte: z.optional(whole),
})

/** What each call may be told: docs.stripe.com/api, version 2026-10-28.endive, as far as a shop like ours asks. */
export const parameters = {
  none: z.strictObject({}),
  expandable: z.strictObject({ expand }),
  createIntent: z.strictObject({
    amount: whole,
    currency: z.string().check(z.regex(/^[a-z]{3}$/)),
    allowed_payment_method_types: z.optional(methods),
    capture_method: z.optional(z.enum(['automatic', 'automatic_async', 'manual'])),
    customer: z.optional(id),
    description: z.optional(text(1000)),
    metadata,
    expand,
  }),
  confirmIntent: z.strictObject({
    payment_method: z.optional(id),
    payment_method_data: z.optional(
      z.strictObject({
        type: z.enum(['konbini', 'paypay']),
        billing_details: z.optional(billing_details),
        metadata,
      }),
    ),
    payment_method_options: z.optional(
      z.strictObject({ card: z.optional(three_d_secure), konbini: z.optional(konbini) }),
    ),
    return_url: z.optional(url),
    expand,
  }),
  captureIntent: z.strictObject({
    amount_to_capture: z.optional(whole),
    final_capture: z.optional(z.enum(['true', 'false'])),
    metadata,
    expand,
  }),
  cancelIntent: z.strictObject({
    cancellation_reason: z.optional(
      z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']),
    ),
    expand,
  }),
  listIntents: z.strictObject({
    ...page,
    created: z.optional(z.union([whole, range])),
    customer: z.optional(id),
    expand,
  }),
  createMethod: z.strictObject({
    type: z.enum(['card']),
    card: z.union([
      z.strictObject({ token: id }),
      z.strictObject({
        number: z.string().check(z.regex(/^\d{12,19}$/)),
        exp_month: whole,
        exp_year: whole,
        cvc: z.optional(z.string().check(z.regex(/^\d{3,4}$/))),
      }),
    ]),
    billing_details: z.optional(billing_details),
    metadata,
  }),
  createCustomer: z.strictObject({
    name: z.optional(text(256)),
    email: z.optional(text(512)),
    description: z.optional(text(5000)),
    metadata,
  }),
  createSetup: z.strictObject({
    customer: z.optional(id),
    payment_method: z.optional(id),
    allowed_payment_method_types: z.optional(methods),
    usage: z.optional(z.enum(['on_session', 'off_session'])),
    payment_method_options: z.optional(z.strictObject({ card: z.optional(three_d_secure) })),
    metadata,
    expand,
  }),
  confirmSetup: z.strictObject({ return_url: z.optional(url), payment_method: z.optional(id), expand }),
  createRefund: z.strictObject({
    payment_intent: z.optional(id),
    charge: z.optional(id),
    amount: z.optional(whole),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    instructions_email: z.optional(z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/))),
    metadata,
    expand,
  }),
  list: z.strictObject({ ...page, expand }),
  listDisputes: z.strictObject({
    ...page,
    created: z.optional(z.union([whole, range])),
    charge: z.optional(id),
    payment_intent: z.optional(id),
    expand,
  }),
  listRefunds: z.strictObject({ ...page, payment_intent: z.optional(id), charge: z.optional(id), expand }),
} as const

/**
 * What a call was told, when it is all as the documents allow.
 * @throws ApiError 400 in Stripe's words, naming the parameter
 */
export function checkParameters<Told>(schema: z.ZodMiniType<Told>, tree: Tree): Told {
  // A list that is named again though it went: docs.stripe.com/changelog/endive/2026-09-30.
  if ('payment_method_types' in tree)
    throw refuse('`payment_method_types` is no longer supported.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    })
  const read = schema.safeParse(tree)
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (!issue) throw new Error('zod found something, and nothing')
  throw toError(issue, tree)
}

function toError(issue: z.core.$ZodIssue, tree: Tree): ApiError {
  const [first, ...rest] = issue.path.map(String)
  const inner = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const path = [...(first === undefined ? [] : [first, ...rest]), ...(inner ? [inner] : [])]
  const param = path.map((step, index) => (index === 0 ? step : `[${step}]`)).join('')
  if (inner) return refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  if (first !== undefined && !(first in tree))
    return refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return refuse(`Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param })
}
