import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Notice, NoticeMessage } from '../provider.ts'
import { readExternalNumber } from './order-number.ts'
import { EventSchema } from './shapes.ts'

const HEX_OF_SHA256 = /^[\da-f]{64}$/

const OTHER = { kind: 'other', idempotency_key: null, reference: null } as const

/**
 * What a webhook says. Its id is the event's: `X-Komoju-ID` names the delivery, which is another one when it is sent again.
 * @returns undefined for one that is not signed with the secret
 */
export function readNotice(webhook_secret: string, { headers, body }: NoticeMessage): Notice | undefined {
  if (!isSigned(webhook_secret, headers.get('x-komoju-signature') ?? '', body)) return undefined
  const event = EventSchema.safeParse(parse(body)).data
  if (!event) {
    const [id, name] = ['x-komoju-id', 'x-komoju-event'].map((header) => headers.get(header) ?? '')
    return { ...OTHER, id: id ?? '', event: `${name} (not understood)` }
  }
  const { id, type, data } = event
  if (!type.startsWith('payment.') || !data?.id) return { ...OTHER, id, event: type }
  return {
    id,
    // KOMOJU names no event of chargebacks; what it tells of is the refund one leads to.
    kind:
      type === 'payment.refund.created' && data.refunds?.some(({ chargeback }) => chargeback)
        ? 'dispute'
        : 'payment',
    event: type,
    idempotency_key: readExternalNumber(data.external_order_num).idempotency_key,
    reference: data.id,
  }
}

/** Hex of HMAC-SHA256 over the very bytes. Compared in constant time, so the time does not tell how much was right. */
function isSigned(secret: string, signature: string, body: Uint8Array): boolean {
  // `Buffer.from` reads hex up to the first letter that is none, and forgets the rest.
  if (!HEX_OF_SHA256.test(signature)) return false
  const expected = createHmac('sha256', secret).update(body).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
