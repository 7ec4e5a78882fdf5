import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { nameAnew, type Told } from './books.ts'

/** How notices are sent from now on. */
export const WaySchema = z.object({
  /** Each so many times, with the same name. */
  copies: z.optional(z.int()),
  delay_ms: z.optional(z.int()),
  /** They wait until they are sent on, in their order or the other way round. */
  is_held: z.optional(z.boolean()),
})

export interface Webhook {
  url: string
  /** `whsec_…` */
  secret: string
}

interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Told }
  livemode: false
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  type: string
}

/** A shop that does not take a notice gets it again. */
const ATTEMPTS = 4
const FIRST_WAIT_MS = 100

export const API_VERSION = '2026-10-28.endive'

/**
 * Sends events as Stripe does: signed, again when the shop does not answer 2xx, at once or when they are let go.
 * @param now seconds since 1970
 */
export function openNotices(now: () => number) {
  const sent: StripeEvent[] = []
  const held: StripeEvent[] = []
  const on_their_way = new Set<Promise<void>>()
  let way: z.output<typeof WaySchema> = {}
  let webhook: Webhook | undefined

  async function deliver(event: StripeEvent): Promise<void> {
    await wait(way.delay_ms ?? 0)
    for (let attempt = 0; attempt < ATTEMPTS && webhook; attempt++) {
      if (await post(webhook, event, now())) return
      await wait(FIRST_WAIT_MS * 2 ** attempt)
    }
  }
  function send(event: StripeEvent): void {
    for (let copy = 0; copy < (way.copies ?? 1); copy++) {
      const delivery = deliver(event).finally(() => on_their_way.delete(delivery))
      on_their_way.add(delivery)
    }
  }
  return {
    tell(type: string, thing: Told): void {
      const event: StripeEvent = {
        id: nameAnew('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        data: { object: structuredClone(thing) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      }
      sent.push(event)
      if (way.is_held) held.push(event)
      else send(event)
    },
    setWay: (next: z.output<typeof WaySchema>) => void (way = next),
    setWebhook: (next: Webhook | undefined) => void (webhook = next),
    letGo(order: 'same' | 'reversed'): number {
      const going = held.splice(0)
      for (const event of order === 'reversed' ? going.toReversed() : going) send(event)
      return going.length
    },
    /** Sends one again, as the button of the dashboard does. */
    resend(id: string): boolean {
      const found = sent.find((event) => event.id === id)
      if (found) send(found)
      return found !== undefined
    },
    async settle(): Promise<void> {
      while (on_their_way.size > 0) await Promise.all(on_their_way)
    },
    list: () => sent,
  }
}

export type Notices = ReturnType<typeof openNotices>

async function post({ url, secret }: Webhook, event: StripeEvent, now: number): Promise<boolean> {
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': sign(secret, body, now),
  }
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** docs.stripe.com/webhooks: time and body, signed with the whole secret of the endpoint. */
export function sign(secret: string, body: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return `t=${now},v1=${signature}`
}
