import { Hono } from 'hono'
import { makeId, type Book } from './book.ts'
import type { Fault, Faults } from './faults.ts'
import type { Delivery, Notices } from './notices.ts'
import type { StandInChargeback } from './shapes.ts'
import { isAwaiting } from './to-wire.ts'

/** A request as it came to the API. */
export interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  status: number
}

interface Rooms {
  book: Book
  faults: Faults
  notices: Notices
  requests: SeenRequest[]
}

/** The door of tests: what no shop can see or do. */
export function createControl({ book, faults, notices, requests }: Rooms): Hono {
  const door = new Hono().basePath('/__stand-in')
  const find = (id: string) => {
    const payment = book.payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}.`)
    return payment
  }
  door.onError((error, context) => context.text(String(error), 400))

  door.get('/requests', (context) => context.json(requests))
  door.get('/payments', (context) => context.json([...book.payments.values()]))
  door.get('/events', (context) => context.json(book.events))
  door.post('/faults', async (context) => {
    faults.add(await context.req.json<Fault>())
    return context.json({})
  })
  door.post('/faults/clear', (context) => {
    faults.clear()
    return context.json({})
  })
  door.post('/clock', async (context) => {
    book.ahead_seconds += (await context.req.json<{ seconds: number }>()).seconds
    return context.json({ now: book.stamp() })
  })
  door.post('/account', async (context) => {
    const { fees, has_chargebacks } =
      await context.req.json<Partial<Pick<Book, 'fees' | 'has_chargebacks'>>>()
    book.fees = fees ?? book.fees
    book.has_chargebacks = has_chargebacks ?? book.has_chargebacks
    return context.json({})
  })

  // Cash arrives, or does not.
  door.post('/payments/:id/pay', (context) => {
    const payment = find(context.req.param('id'))
    if (!isAwaiting(payment)) throw new Error(`Nobody can pay it: it is ${payment.status}.`)
    book.move(payment, 'captured')
    return context.json(payment)
  })
  door.post('/payments/:id/expire', (context) => {
    const payment = find(context.req.param('id'))
    if (payment.status !== 'authorized' && payment.status !== 'pending') {
      throw new Error(`It cannot expire: it is ${payment.status}.`)
    }
    book.move(payment, 'expired')
    return context.json(payment)
  })
  door.post('/payments/:id/refund', async (context) => {
    const payment = find(context.req.param('id'))
    book.refund(payment, undefined, null, (await context.req.json<{ chargeback: boolean }>()).chargeback)
    return context.json(payment)
  })
  door.post('/chargebacks', async (context) => {
    const given = await context.req.json<Pick<StandInChargeback, 'payment_id'> & Partial<StandInChargeback>>()
    find(given.payment_id)
    const chargeback: StandInChargeback = {
      status: 'pending',
      reason_code: 'CB_Fraud',
      reason: 'Fraud',
      due_date: book.stamp(14 * 86_400),
      ...given,
      id: given.id ?? makeId(),
      created_at: book.stamp(),
    }
    book.chargebacks.set(chargeback.id, chargeback)
    return context.json(chargeback)
  })

  door.post('/notices', async (context) => {
    Object.assign(notices.delivery, await context.req.json<Partial<Delivery>>())
    return context.json(notices.delivery)
  })
  door.post('/notices/release', async (context) => {
    const released = notices.release((await context.req.json<{ is_reversed: boolean }>()).is_reversed)
    await notices.settle()
    return context.json({ released })
  })
  door.post('/notices/settle', async (context) => {
    await notices.settle()
    return context.json({})
  })
  door.post('/notices/ping', async (context) => {
    book.tell('ping', null)
    await notices.settle()
    return context.json({})
  })
  door.post('/notices/:id/resend', async (context) => {
    const event = book.events.find(({ id }) => id === context.req.param('id'))
    if (!event) throw new Error('There is no such event.')
    notices.send(event)
    await notices.settle()
    return context.json({})
  })
  return door
}
