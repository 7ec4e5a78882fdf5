import { type Context, Hono } from 'hono'
import type { Book } from './book.ts'
import { Idempotency } from './idempotency.ts'
import {
  CaptureParameters,
  ChargebacksQuery,
  check,
  EventsQuery,
  NoParameters,
  PaymentsQuery,
  RefundParameters,
  SessionParameters,
} from './parameters.ts'
import { Refused } from './shapes.ts'
import { toWireChargeback, toWireList, toWireListedChargeback, toWireSession } from './to-wire.ts'

/** Versions the documents name. */
const VERSIONS = ['2024-07-15', '2025-01-28']

interface Env {
  Bindings: { wait_ms: number }
  Variables: { body: unknown }
}

export const toRefusal = ({ status, code, message, param }: Refused) =>
  Response.json({ error: { code, message, param, details: null } }, { status })

const notFound = () => new Refused(404, 'not_found', 'The requested resource could not be found.')

/** The REST API of one account. */
export function createApi(book: Book, secret_key: string): Hono<Env> {
  const api = new Hono<Env>().basePath('/api/v1')
  const idempotency = new Idempotency()

  api.use(async (context, next) => {
    const { req } = context
    const expected = `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`
    if (req.header('authorization') !== expected) {
      throw new Refused(401, 'unauthorized', 'The key is not valid.')
    }
    const version = req.header('x-komoju-api-version')
    if (version !== undefined && !VERSIONS.includes(version)) {
      throw new Refused(400, 'bad_request', 'No such version of the API.')
    }
    const text = await req.text()
    if (text && !req.header('content-type')?.startsWith('application/json')) {
      throw new Refused(400, 'bad_request', 'The body is no JSON.')
    }
    context.set('body', text ? JSON.parse(text) : {})
    const key = req.header('x-komoju-idempotency')
    if (key === undefined || req.method !== 'POST') return next()
    const before = idempotency.begin(key, `${req.path} ${text}`, book.now().getTime())
    if (before) {
      return new Response(before.body, {
        status: before.status,
        headers: { 'content-type': 'application/json' },
      })
    }
    await new Promise((resolve) => setTimeout(resolve, context.env.wait_ms))
    await next()
    idempotency.end(key, { status: context.res.status, body: await context.res.clone().text() })
    return undefined
  })
  api.onError((error) => {
    if (error instanceof Refused) return toRefusal(error)
    throw error
  })
  api.notFound(() => toRefusal(notFound()))

  serveSessions(api, book)
  servePayments(api, book)
  serveRest(api, book)
  return api
}

const orNotFound = <Entry>(entry: Entry | undefined): Entry => {
  if (!entry) throw notFound()
  return entry
}

function serveSessions(api: Hono<Env>, book: Book): void {
  api.post('/sessions', (context) => {
    const given = check(SessionParameters, context.get('body'))
    const session = book.addSession({
      type: given.payment_types[0]!,
      amount: given.amount,
      return_url: given.return_url,
      email: given.email ?? null,
      external_order_num: given.payment_data.external_order_num,
      is_captured_later: given.payment_data.capture === 'manual',
      default_locale: given.default_locale,
    })
    return context.json(toWireSession(book, session))
  })
  const find = (context: Context) => orNotFound(book.sessions.get(context.req.param('id') ?? ''))
  api.get('/sessions/:id', (context) => {
    check(NoParameters, context.req.query())
    return context.json(toWireSession(book, find(context)))
  })
  api.post('/sessions/:id/cancel', (context) => {
    check(NoParameters, context.get('body'))
    const session = find(context)
    if (session.completed_at || session.cancelled_at || book.isExpired(session)) {
      throw new Refused(422, 'unprocessable_entity', 'The session is not pending.')
    }
    session.cancelled_at = book.stamp()
    return context.json(toWireSession(book, session))
  })
}

function servePayments(api: Hono<Env>, book: Book): void {
  const find = (context: Context) => orNotFound(book.payments.get(context.req.param('id') ?? ''))
  api.get('/payments', (context) => {
    const query = check(PaymentsQuery, context.req.query())
    const number = query.external_order_num
    const found = [...book.payments.values()].filter(
      ({ external_order_num }) => number === undefined || external_order_num === number,
    )
    return context.json(toWireList('payment_list', found, query))
  })
  api.get('/payments/:id', (context) => {
    check(NoParameters, context.req.query())
    return context.json(find(context))
  })
  api.post('/payments/:id/capture', (context) => {
    const { amount } = check(CaptureParameters, context.get('body'))
    const payment = find(context)
    book.capture(payment, amount ?? payment.amount)
    return context.json(payment)
  })
  api.post('/payments/:id/cancel', (context) => {
    check(NoParameters, context.get('body'))
    const payment = find(context)
    book.cancel(payment)
    return context.json(payment)
  })
  api.post('/payments/:id/refund', (context) => {
    const { amount, description = null } = check(RefundParameters, context.get('body'))
    const payment = find(context)
    book.refund(payment, amount, description)
    return context.json(payment)
  })
}

function serveRest(api: Hono<Env>, book: Book): void {
  api.get('/events', (context) => {
    const query = check(EventsQuery, context.req.query())
    return context.json(toWireList('event_list', book.events.toReversed(), query))
  })
  api.get('/events/:id', (context) =>
    context.json(orNotFound(book.events.find(({ id }) => id === context.req.param('id')))),
  )
  api.use('/chargeback_requests/*', async (_context, next) => {
    if (!book.has_chargebacks) throw notFound()
    await next()
  })
  const payOf = (payment_id: string) => orNotFound(book.payments.get(payment_id))
  api.get('/chargeback_requests', (context) => {
    const { payment_id, ...pages } = check(ChargebacksQuery, context.req.query())
    const found = [...book.chargebacks.values()]
      .filter((one) => payment_id === undefined || one.payment_id === payment_id)
      .map((one) => toWireListedChargeback(one, payOf(one.payment_id)))
    return context.json(toWireList('chargeback_request_list', found, pages))
  })
  api.get('/chargeback_requests/:id', (context) => {
    const found = orNotFound(book.chargebacks.get(context.req.param('id')))
    return context.json(toWireChargeback(found, payOf(found.payment_id)))
  })
}
