import { openDb, type OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { findDatabasePlace } from './database-place.ts'
import type { Engine } from './open-test-db.ts'
import { openSellingShop, type ShelfProduct } from './selling-shop.ts'
import { spawnShopApi } from './spawn-shop-api.ts'

interface KillableShop {
  /** Asked at every start. */
  env?: () => Record<string, string>
  /** What else the shop needs before it opens. */
  prepare?: (db: OpenDb['db'], channel_id: number) => Promise<void>
}

/** A shop whose API is a process of its own, to be killed and started again on the database it left. */
export async function openKillableShop(
  engine: Engine,
  shelf: readonly ShelfProduct[],
  { env = () => ({}), prepare }: KillableShop = {},
) {
  const place = await findDatabasePlace(engine, { is_migrated: true })
  const first = await openDb(place.url)
  const { channel, product_ids } = await openSellingShop(first.db, shelf)
  await first.db.update(product_models).set({ published_at: new Date(Date.now() - 60_000) })
  await prepare?.(first.db, channel.id)
  await first.close()
  const start = () =>
    spawnShopApi({
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      READS_PER_10_S: '1000000',
      WRITES_PER_10_S: '1000000',
      ...env(),
    })
  let api = await start()
  let starting: Promise<void> | undefined
  return {
    channel: channel.name,
    product_ids,
    base: () => api.base,
    /** Once it answers again. */
    ready: async () => void (await starting),
    /** Where its clock is one that a test moves. */
    moveClock: async () => {
      await starting
      api.moveClock()
    },
    /** The process dies in the middle of whatever it does, and another one takes over. Askers at once share one death. */
    kill(): Promise<void> {
      starting ??= (async () => {
        await api.end('SIGKILL')
        api = await start()
        starting = undefined
      })()
      return starting
    },
    /** Ends the API and looks at what it left. */
    async end<T>(read: (db: OpenDb['db']) => Promise<T>): Promise<T> {
      await starting
      await api.end('SIGTERM')
      const last = await openDb(place.url)
      try {
        return await read(last.db)
      } finally {
        await last.close()
        await place.forget()
      }
    },
  }
}
