import type { CallOutput } from '#contract/index.ts'
import type { FaultyCompanies } from './faulty-companies.ts'
import type { Sequel } from './plans.ts'

/** Asks the API as the staff do, by a path below `/v1/admin`. */
export type AskAsStaff = (path: string, init?: RequestInit) => Promise<Response>

const TRIES = 10

/** What happens to an order after its shopper has read its number. */
export async function followUp(
  sequel: Sequel,
  order_no: string,
  companies: FaultyCompanies,
  ask: AskAsStaff,
): Promise<void> {
  if (sequel === 'expire') await atTill(companies, order_no, 'expire')
  if (sequel === 'pay' || sequel === 'pay and cancel') await atTill(companies, order_no, 'pay')
  if (sequel === 'cancel' || sequel === 'pay and cancel') await cancel(order_no, ask)
}

/** Somebody pays at the till of a konbini, or nobody did in time. */
async function atTill(companies: FaultyCompanies, order_no: string, what: 'pay' | 'expire'): Promise<void> {
  const books = (await companies.listBooks()).flat()
  const awaited = books.filter((one) => one.order_no === order_no && one.state === 'awaiting')
  for (const { reference } of awaited) await companies.stripe.tell(`POST /konbini/${reference}/${what}`)
}

/** The staff cancel it, and ask again when they hear nothing. */
async function cancel(order_no: string, ask: AskAsStaff): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1)
    try {
      const found = await ask(`/orders?q=${order_no}`)
      const { data } = (await found.json()) as CallOutput<'GET /v1/admin/orders'>
      const body = JSON.stringify({ status: 'cancelled', reason: '在庫がないため' })
      const answer = await ask(`/orders/${data[0]!.id}`, { method: 'PATCH', body })
      if (answer.ok || (await answer.text()).includes('already_cancelled')) return
    } catch {
      // The API died meanwhile.
    }
  throw new Error(`Nobody could cancel ${order_no}`)
}
