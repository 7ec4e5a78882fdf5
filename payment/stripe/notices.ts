import { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type { Notice, NoticeMessage } from '../provider.ts'
import { KEY } from './intents.ts'

/** Seconds a signature is good for; Stripe signs every delivery anew. */
const TOLERANCE_S = 300

const NameSchema = z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })])))

/** What is read of the thing a notice is about. Shapes differ by the API version of the endpoint; these fields do not. */
const ThingSchema = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: NameSchema,
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
})

/**
 * @returns undefined for what Stripe did not sign with this secret, or too long ago
 * @param now by which a signature's age is told
 */
export async function readNotice(
  stripe: Stripe,
  { headers, body }: NoticeMessage,
  secret: string,
  now: Date,
): Promise<Notice | undefined> {
  const signature = headers.get('stripe-signature')
  if (!signature) return undefined
  const text = new TextDecoder().decode(body)
  try {
    const event = await stripe.webhooks.constructEventAsync(
      text,
      signature,
      secret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    )
    return toNotice(event)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}

/** What the endpoint at Stripe must send. */
export const NOTICE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.amount_capturable_updated',
  'charge.captured',
  'charge.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

/** Begun is not news: the shop began it. */
const NO_NEWS = ['payment_intent.created']

function toNotice({ id, type, data }: Stripe.Event): Notice {
  const other: Notice = { id, kind: 'other', event: type, idempotency_key: null, reference: null }
  const read = ThingSchema.safeParse(data.object)
  if (!read.success || NO_NEWS.includes(type)) return other
  const thing = read.data
  const idempotency_key = thing.metadata?.[KEY] ?? null
  if (thing.object === 'dispute') return { ...other, kind: 'dispute', idempotency_key, reference: thing.id }
  const reference = thing.object === 'payment_intent' ? thing.id : toName(thing.payment_intent)
  const isOfPayment = ['payment_intent', 'charge', 'refund'].includes(thing.object)
  return isOfPayment && reference ? { ...other, kind: 'payment', idempotency_key, reference } : other
}

const toName = (name: z.infer<typeof NameSchema>): string | null =>
  (typeof name === 'string' ? name : name?.id) ?? null
