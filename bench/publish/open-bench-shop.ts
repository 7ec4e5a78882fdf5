import { startShopApi } from '#cli/shop-api-process.ts'
import { requireSite } from '#sites/load-sites.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'

const ADMIN_TOKEN = 'the bench edits with this'

/** The demo shop moto with so many products: on PostgreSQL where one answers, otherwise embedded. */
export async function openBenchShop(products: number) {
  const site = await requireSite('moto')
  const database = ENGINES.at(-1)!
  const place = await findDatabasePlace(database)
  const api = await startShopApi(0, () => {}, {
    ADMIN_TOKEN,
    DATABASE_URL: place.url,
    FILES_FOLDER: place.files,
    DEMO_PRODUCTS: String(products),
    // As a running shop does it: in development every answer is held against the contract, which costs more than it.
    NODE_ENV: 'production',
    DEMO: '1',
    SHOP_ORIGIN: site.origin,
    WRITES_PER_10_S: '1000000',
    READS_PER_10_S: '1000000',
  })
  void api.died.then((sentence) => {
    throw new Error(sentence)
  })
  return {
    site,
    database,
    api: api.base,
    pid: api.pid,
    edit: createEdit(api.base, site.channel),
    async close(): Promise<void> {
      await api.stop()
      await place.forget()
    },
  }
}

/** How something of the shop is changed. It throws what the API answered. */
export function createEdit(api: string, channel: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${api}/${channel}/v1/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    return text ? JSON.parse(text) : null
  }
}

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>
