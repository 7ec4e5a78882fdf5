import { openDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { findDatabasePlace } from './database-place.ts'
import { createCaller, openSellingShop, type ShelfProduct } from './selling-shop.ts'
import { spawnShopApi } from './spawn-shop-api.ts'

/** A shop in PostgreSQL, for processes that share it, and a look into its database from outside. */
export async function openApiProcesses(shelf: readonly ShelfProduct[], env: Record<string, string> = {}) {
  const place = await findDatabasePlace('postgres', { is_migrated: true })
  const opened = await openDb(place.url, place.files)
  const shop = await openSellingShop(opened.db, shelf)
  await opened.db.update(product_models).set({ published_at: new Date(Date.now() - 60_000) })
  const apis = new Set<Awaited<ReturnType<typeof spawnShopApi>>>()
  let asked = 0
  const start = async () => {
    const api = await spawnShopApi({
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      PAYMENT_CARDS: 'off',
      WRITES_PER_10_S: '1000000',
      ...env,
    })
    apis.add(api)
    const kill = async () => {
      apis.delete(api)
      await api.end('SIGKILL')
    }
    return { ...api, kill }
  }
  /** Asks another process with every request, as a balancer does. */
  const balanced = {
    fetch: async (request: Request) => {
      asked += 1
      const { pathname, search } = new URL(request.url)
      const api = [...apis][asked % apis.size]!
      const { method, headers } = request
      const body = method === 'GET' ? {} : { body: await request.text() }
      return fetch(`${api.base}${pathname}${search}`, { method, headers, ...body })
    },
  }
  return {
    ...opened,
    ...createCaller(balanced, shop.channel.name),
    channel: shop.channel,
    product_ids: shop.product_ids,
    cards: shop.cards,
    start,
    close: async () => {
      await Promise.all([...apis].map((api) => api.end('SIGTERM')))
      await opened.close()
      await place.forget()
    },
  }
}

export type ApiProcesses = Awaited<ReturnType<typeof openApiProcesses>>
