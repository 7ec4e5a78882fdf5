import { asc, inArray } from 'drizzle-orm'
import { createRandom } from '#demo/random.ts'
import type { Db } from '#shop-api/db/db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { payment_attempts } from '#shop-api/db/schema/payment.ts'
import type { VaultCharge } from '#payment/test-cards/vault.ts'
import { order_lines, orders } from '#shop-api/db/schema/selling.ts'
import { tokeniseAtProvider } from '../card-frame.ts'
import { openKillableShop } from '../killable-shop.ts'
import { openBrowser } from '../open-browser.ts'
import type { Engine } from '../open-test-db.ts'
import { buyOnce } from './buy-once.ts'
import { createFaultyWire, type Fault } from './faulty-wire.ts'

const STOCK = 1_000_000
/** Approved at once, and approved with the answer lost at the card company. */
const CARDS = ['4111111111111111', '4000000000000119']

export interface FaultyRun {
  engine: Engine
  checkouts: number
  seed: string
  /** How likely a request meets the death of the API. */
  kill_chance: number
  say?: (words: string) => void
}

export interface FaultyReport {
  /** Shoppers who have more than one order. */
  duplicates: number
  /** Charges approved for which there is no order. */
  paid_without_order: number
  /** Shoppers whose order is missing, or who never learnt its number, or learnt another. */
  lost: number
  /** Orders of other goods than wanted, and pieces the shelf does not account for. */
  wrong: number
  orders: number
  faults: Record<Fault, number>
  decisions: number
}

/** Checkouts by the real stores and client against the real API in a process of its own, with faults at every step. */
export async function runFaultyCheckouts(run: FaultyRun): Promise<FaultyReport> {
  const network = globalThis.fetch
  const random = createRandom(run.seed)
  const shop = await openKillableShop(run.engine, [
    { unit_price: 1_000, stock: STOCK },
    { unit_price: 2_480, tax_rate: 8, stock: STOCK },
  ])
  const faulty = createFaultyWire(random, run.kill_chance, () => shop.kill())
  const ask = (path: string, init?: RequestInit) => network(shop.base() + path, init)
  const payments = (await (await ask(`/${shop.channel}/v1/payments`)).json()) as {
    data: { id: number; code: string }[]
  }
  const idOf = (code: string) => payments.data.find((one) => one.code === code)!.id
  const payment_ids = { card: idOf('card'), bank_transfer: idOf('bank_transfer') }
  const told = new Map<string, string | null>()
  const wanted = new Map<string, { product_id: number; quantity: number }>()
  let decisions = 0

  for (let at = 0; at < run.checkouts; at += 1) {
    const email = `shopper-${at}@example.jp`
    const wish = { product_id: random.pick(shop.product_ids), quantity: random.int(1, 3) }
    const number = random.pick(CARDS)
    const browser = openBrowser(shop.channel, async (request) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = method === 'GET' ? null : await request.arrayBuffer()
      return network(shop.base() + pathname + search, { method, headers, body })
    })
    browser.startVisit()
    browser.wire.current = faulty.wire
    const errand = {
      email,
      ...wish,
      random,
      card: random.chance(0.6) ? () => tokeniseAtProvider(ask, shop.channel, number, network) : null,
      payment_ids,
      heal: () => (browser.wire.current = (_, deliver) => deliver()),
    }
    wanted.set(email, wish)
    told.set(
      email,
      await buyOnce(errand).catch((error: unknown) => {
        run.say?.(String(error))
        return null
      }),
    )
    decisions += browser.wire.calls.filter((call) => call.endsWith('/decision')).length
    if ((at + 1) % 50 === 0) run.say?.(`${at + 1} of ${run.checkouts}`)
  }
  await faulty.settle()
  return shop.end(async (db, charges) => ({
    ...(await count(db, charges, told, wanted)),
    faults: faulty.counts,
    decisions,
  }))
}

async function count(
  db: Db,
  charges: readonly VaultCharge[],
  told: ReadonlyMap<string, string | null>,
  wanted: ReadonlyMap<string, { product_id: number; quantity: number }>,
) {
  const placed = await db.select().from(orders).orderBy(asc(orders.id))
  const lines = await db.select().from(order_lines)
  const byEmail = Map.groupBy(placed, ({ email }) => email)
  const attempts = new Set((await db.select().from(payment_attempts)).map((one) => one.idempotency_key))
  const charged = charges.filter((one) => one.state === 'approved' && attempts.has(one.idempotency_key))
  const order_nos = new Set(placed.map(({ order_no }) => order_no))
  const isWrong = ([email, { product_id, quantity }]: [string, { product_id: number; quantity: number }]) =>
    (byEmail.get(email) ?? []).some(({ id }) => {
      const own = lines.filter(({ order_id }) => order_id === id)
      return own.length !== 1 || own[0]?.product_id !== product_id || own[0]?.quantity !== quantity
    })
  const ids = [...new Set([...wanted.values()].map(({ product_id }) => product_id))]
  const shelf = ids.length > 0 ? await db.select().from(products).where(inArray(products.id, ids)) : []
  const unaccounted = shelf.filter(({ id, stock }) => {
    const sold = lines
      .filter(({ product_id }) => product_id === id)
      .reduce((sum, line) => sum + line.quantity, 0)
    return stock !== STOCK - sold
  })
  return {
    orders: placed.length,
    duplicates: [...byEmail.values()].filter((own) => own.length > 1).length,
    paid_without_order: charged.filter(({ order_no }) => !order_nos.has(order_no)).length,
    lost: [...told].filter(
      ([email, order_no]) => !(byEmail.get(email) ?? []).some((one) => one.order_no === order_no),
    ).length,
    wrong: [...wanted].filter(isWrong).length + unaccounted.length,
  }
}
