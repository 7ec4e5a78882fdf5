import * as z from 'zod/mini'
import { Refused, TYPES } from './shapes.ts'

// Every field of a request that the public description names and the shop sends; any other is refused. What the description
// says of a field is checked of it.

const yen = () => z.int().check(z.minimum(0))
const instant = () => z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
const count = (most: number) =>
  z.string().check(z.refine((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most))

export const SessionParameters = z.strictObject({
  mode: z.literal('payment'),
  amount: yen(),
  currency: z.literal('JPY'),
  return_url: z.url(),
  email: z.optional(z.email()),
  payment_types: z.array(z.enum(TYPES)).check(z.length(1)),
  default_locale: z.enum(['ja', 'en', 'ko']),
  payment_data: z.strictObject({
    external_order_num: z.string().check(z.minLength(1)),
    capture: z.enum(['auto', 'manual']),
    name: z.optional(z.string().check(z.minLength(1))),
    name_kana: z.optional(z.string().check(z.regex(/^[\u30A0-\u30FF\u3000 ]+$/))),
  }),
})
export const CaptureParameters = z.strictObject({ amount: z.optional(yen()), tax: z.optional(yen()) })
export const RefundParameters = z.strictObject({
  amount: z.optional(yen()),
  description: z.optional(z.string()),
})
export const NoParameters = z.strictObject({})

const pages = { page: z.optional(count(1_000_000)), per_page: z.optional(count(100)) }
const times = { start_time: z.optional(instant()), end_time: z.optional(instant()) }
export const PaymentsQuery = z.strictObject({
  ...pages,
  ...times,
  external_order_num: z.optional(z.string()),
})
export const EventsQuery = z.strictObject({ ...pages, ...times })
export const ChargebacksQuery = z.strictObject({ ...pages, ...times, payment_id: z.optional(z.string()) })

/** @throws Refused as KOMOJU says it: 422 with the field */
export function check<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(given)
  if (!error) return data
  const [issue] = error.issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const path = [...(issue?.path ?? []), ...(isUnknown ? [issue.keys[0] ?? ''] : [])].map(String)
  const param = path.slice(1).reduce((name, part) => `${name}[${part}]`, path[0] ?? '')
  const code = isUnknown ? 'unprocessable_entity' : 'invalid_parameter'
  throw new Refused(422, code, `${isUnknown ? 'Unknown' : 'Invalid'} parameter (${param})`, param || null)
}
