import type { CallOutput } from '#contract/index.ts'
import { createRandom } from '#demo/random.ts'
import { findFreePort } from '../find-free-port.ts'
import { openKillableShop } from '../killable-shop.ts'
import { offerLaterWays } from '../offer-later-ways.ts'
import type { Engine } from '../open-test-db.ts'
import { openFaultyCompanies } from './faulty-companies.ts'

/** Of each product. */
export const STOCK = 1_000_000
const SHELF = [
  { unit_price: 1_000, stock: STOCK },
  { unit_price: 2_480, tax_rate: 8, stock: STOCK },
] as const
/** The first shop of a process is called so. */
const CHANNEL = 'shop-1'
const ADMIN_TOKEN = 'a token of the staff, long enough'

interface Storm {
  engine: Engine
  seed: string
  /** One call of a company in so many meets the death of the API. */
  kill_one_in: number
}

/** A shop whose API is a process of its own, and its payment companies; all live by one clock, which is moved on. */
export async function openStormyShop({ engine, seed, kill_one_in }: Storm) {
  const network = globalThis.fetch
  // Companies send their notices to it, whichever process listens.
  const port = await findFreePort()
  const companies = await openFaultyCompanies({
    random: createRandom(`${seed} companies`),
    toNoticesUrl: (company) => `http://127.0.0.1:${port}/${CHANNEL}/v1/${company}/receive/notices`,
    kill_one_in,
    kill: () => shop.kill(),
  })
  const own = { PORT: String(port), ADMIN_TOKEN, SHOP_ORIGIN: 'https://shop.test' }
  const shop = await openKillableShop(engine, SHELF, {
    env: () => ({ ...companies.env(), ...own }),
    prepare: offerLaterWays,
  })
  if (shop.channel !== CHANNEL) throw new Error(`Notices go to ${CHANNEL}, and the shop is ${shop.channel}`)
  /** Asks the API, once it is back. */
  const ask = async (path: string, init?: RequestInit) => {
    await shop.ready()
    return network(shop.base() + path, init)
  }
  const answer = await ask(`/${CHANNEL}/v1/payments`)
  const { data } = (await answer.json()) as CallOutput<'GET /v1/payments'>
  return {
    ...shop,
    companies,
    ask,
    /** @param path below `/v1/admin` */
    askAsStaff: (path: string, init?: RequestInit) =>
      ask(`/${CHANNEL}/v1/admin${path}`, { ...init, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }),
    payment_ids: Object.fromEntries(data.map(({ code, id }) => [code, id])),
    async pass(minutes: number): Promise<void> {
      await companies.pass(minutes)
      await shop.moveClock()
    },
  }
}
