import * as z from 'zod/mini'
import { begin, type Books } from './books.ts'
import { detach } from './card-methods.ts'
import { moveDispute, openDispute } from './disputes.ts'
import { FaultSchema, type Faults } from './faults.ts'
import type { Answer, Keys } from './idempotency.ts'
import { cancelIntent, captureIntent, end, findIntent } from './intents.ts'
import { expireVoucher, payVoucher } from './konbini.ts'
import { type Notices, WaySchema } from './notices.ts'
import { settleRefund } from './refunds.ts'

/** A request as it came, for whoever looks for card numbers. */
export interface Logged {
  host: string
  method: string
  path: string
  headers: Record<string, string>
  /** What a browser sends with the public key holds a card: it is withheld here. */
  body: string
  /** 0 for one that got no answer. */
  status: number
}

export interface Insides {
  books: Books
  keys: Keys
  faults: Faults
  notices: Notices
  log: Logged[]
  setClock: (now: string | null) => void
}

type Order = (insides: Insides, told: unknown, name: string) => unknown

/** What tests tell the stand-in, behind `/__stand-in`. Nothing of it is Stripe's. */
const ORDERS: Readonly<Record<string, Order>> = {
  'POST /faults': ({ faults }, told) => faults.plan(FaultSchema.parse(told)),
  'POST /faults/clear': ({ faults }) => faults.clear(),
  'POST /konbini/:name/pay': ({ books }, _, name) => payVoucher(books, findIntent(books, name)),
  'POST /konbini/:name/expire': ({ books }, _, name) => expireVoucher(books, findIntent(books, name)),
  // Nobody took what was reserved for seven days.
  'POST /intents/:name/let-go': ({ books }, _, name) => end(books, findIntent(books, name), 'automatic'),
  // As if the card company took its time.
  'POST /intents/:name/status': ({ books }, told, name) => {
    const { status } = z.object({ status: z.enum(['processing', 'succeeded']) }).parse(told)
    findIntent(books, name).status = status
  },
  'POST /disputes': ({ books }, told) => {
    const { payment_intent, ...more } = z
      .object({
        payment_intent: z.string(),
        reason: z.optional(z.string()),
        status: z.optional(z.string()),
        due_in_days: z.optional(z.number()),
      })
      .parse(told)
    return openDispute(books, findIntent(books, payment_intent), more)
  },
  'POST /disputes/:name': ({ books }, told, name) =>
    moveDispute(books, name, z.object({ status: z.string() }).parse(told).status),
  'POST /refunds/:name': ({ books }, told, name) => {
    const statuses = ['canceled', 'failed', 'pending', 'requires_action', 'succeeded'] as const
    return settleRefund(books, name, z.object({ status: z.enum(statuses) }).parse(told).status)
  },
  'POST /account': ({ books }, told) => {
    books.turned_on = new Set(z.object({ turned_on: z.array(z.string()) }).parse(told).turned_on)
  },
  // What the dashboard has of webhooks.
  'POST /webhook-endpoints': ({ books }, told) => {
    const { url, enabled_events, status } = z
      .object({
        url: z.string(),
        enabled_events: z.array(z.string()),
        status: z.enum(['enabled', 'disabled']),
      })
      .parse(told)
    const endpoint = { ...begin('we', 'webhook_endpoint', books.now()), url, enabled_events, status }
    books.webhooks.set(endpoint.id, endpoint)
  },
  'POST /keys/forget': ({ keys }) => keys.forget(),
  'POST /clock': ({ setClock }, told) => setClock(z.object({ now: z.nullable(z.string()) }).parse(told).now),
  'GET /requests': ({ log }) => log,
  'GET /notices': ({ notices }) => notices.list(),
  'POST /notices/way': ({ notices }, told) => notices.setWay(WaySchema.parse(told)),
  'POST /notices/webhook': ({ notices }, told) =>
    notices.setWebhook(z.object({ url: z.string(), secret: z.string() }).parse(told)),
  'POST /notices/let-go': ({ notices }, told) =>
    notices.letGo(z.object({ order: z.enum(['same', 'reversed']) }).parse(told).order),
  'POST /notices/settle': ({ notices }) => notices.settle(),
  'POST /notices/:name/resend': ({ notices }, _, name) => notices.resend(name),
}

export async function answerControl(
  insides: Insides,
  { method, path, body }: { method: string; path: string; body: string },
): Promise<Answer> {
  const asked = path.replace(/^\/__stand-in/, '')
  for (const [name, order] of Object.entries(ORDERS)) {
    const [verb, pattern = ''] = name.split(' ')
    const found = new RegExp(`^${pattern.replace(':name', '(\\w+)')}$`).exec(asked)
    if (verb !== method || !found) continue
    const told: unknown = body === '' ? {} : JSON.parse(body)
    return { status: 200, body: (await order(insides, told, found[1] ?? '')) ?? {} }
  }
  return { status: 404, body: { message: `The stand-in has no door ${method} ${asked}.` } }
}

/** What somebody else does to the thing of a path, a moment before. */
export function overtake(
  books: Books,
  by: 'cancel' | 'capture' | 'detach' | 'pay' | 'let_go',
  path: string,
): void {
  const name = path.split('/')[3] ?? ''
  if (by === 'detach') return void detach(books, name)
  if (by === 'cancel') return void cancelIntent(books, name, {})
  if (by === 'capture') return void captureIntent(books, name, {})
  if (by === 'pay') return void payVoucher(books, findIntent(books, name))
  end(books, findIntent(books, name), 'automatic')
}
