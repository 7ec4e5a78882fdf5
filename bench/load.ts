import { inArray } from 'drizzle-orm'
import { createRandom } from '#demo/random.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { order_lines } from '#shop-api/db/schema/selling.ts'
import { openKillableShop } from '#tests/support/killable-shop.ts'
import { ENGINES, type Engine } from '#tests/support/open-test-db.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'
import { printTable } from './print-table.ts'

const SHOPPERS = Number(process.env['BENCH_SHOPPERS'] ?? 200)
/** Orders each shopper tries, one after the other. */
const ROUNDS = Number(process.env['BENCH_TURNS'] ?? 1)
const PRODUCTS = 10
/** Less than the shoppers want: most of the run is a race for the last pieces. */
const STOCK = 15

interface WireCart {
  token: string
  detail: { shippings: { key: string }[]; order: { total_payment: number } }
}

/** Shoppers who all order at once what there is too little of, against the API in a process of its own. */
export async function measureLoad(): Promise<void> {
  const rows: (string | number)[][] = []
  for (const engine of ENGINES.toReversed()) rows.push(await run(engine))
  printTable(
    [
      'database',
      'shoppers',
      'orders',
      'sold out',
      'broken',
      'pieces sold',
      'oversold',
      'req/s',
      'p50 ms',
      'p99 ms',
    ],
    rows,
  )
}

async function run(engine: Engine): Promise<(string | number)[]> {
  const shelf = Array.from({ length: PRODUCTS }, (_, at) => ({ unit_price: 500 + at * 100, stock: STOCK }))
  // As a running shop does it: in development every answer is held against the contract.
  const shop = await openKillableShop(engine, shelf, {
    env: () => ({ NODE_ENV: 'production', PAYMENT_CARDS: 'off' }),
  })
  const durations: number[] = []
  const ends = { placed: 0, refused: 0, broken: 0 }

  async function send<T>(method: string, path: string, body?: object): Promise<T | null> {
    const asked = performance.now()
    const answer = await fetch(`${shop.base()}/${shop.channel}/v1${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answered = (await answer.json()) as T
    durations.push(performance.now() - asked)
    if (answer.status >= 500) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.ok ? answered : null
  }
  const offers = await send<{ data: { id: number; code: string }[] }>('GET', '/payments')
  const payment_id = offers?.data.find(({ code }) => code === 'cash_on_delivery')?.id

  /** Whether the order stands. A refusal means that the stock ran out. */
  async function buy(product_id: number, quantity: number): Promise<boolean> {
    const opened = await send<WireCart>('POST', '/carts/init', { token: null })
    if (!opened) return false
    const { token } = opened
    const filled = await send<WireCart>('PATCH', '/carts/products/add', { token, product_id, quantity })
    if (!filled) return false
    const key = filled.detail.shippings[0]?.key
    await send('PATCH', '/carts/shippings/modify', { token, key, address: ADDRESS })
    const ready = await send<WireCart>('PATCH', '/carts/order/modify', {
      token,
      orderer: ORDERER,
      payment_id,
    })
    const total_payment = ready?.detail.order.total_payment
    return (await send('POST', `/carts/${token}/decision`, { total_payment })) !== null
  }

  const started = performance.now()
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      const random = createRandom(`shopper ${shopper}`)
      for (let round = 0; round < ROUNDS; round += 1) {
        const end = await buy(random.pick(shop.product_ids), random.int(1, 2)).catch(() => null)
        ends[end === null ? 'broken' : end ? 'placed' : 'refused'] += 1
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  const { sold, oversold } = await shop.end(async (db) => {
    const lines = await db.select().from(order_lines)
    const left = await db.select().from(products).where(inArray(products.id, shop.product_ids))
    const soldOf = (id: number) =>
      lines.filter(({ product_id }) => product_id === id).reduce((sum, line) => sum + line.quantity, 0)
    return {
      sold: lines.reduce((sum, line) => sum + line.quantity, 0),
      // More sold than there was, or a shelf that does not agree with the orders.
      oversold: left.filter(({ id, stock }) => soldOf(id) > STOCK || stock !== STOCK - soldOf(id)).length,
    }
  })
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)
  return [
    engine,
    SHOPPERS,
    ends.placed,
    ends.refused,
    ends.broken,
    sold,
    oversold,
    Math.round(durations.length / seconds),
    at(0.5),
    at(0.99),
  ]
}
