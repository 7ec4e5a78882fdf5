import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb, type OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { VAULT_FILE } from '#payment/test-cards/open-test-cards.ts'
import { openVault, type VaultCharge } from '#payment/test-cards/vault.ts'
import { findDatabasePlace } from './database-place.ts'
import type { Engine } from './open-test-db.ts'
import { openSellingShop, type ShelfProduct } from './selling-shop.ts'
import { spawnShopApi } from './spawn-shop-api.ts'

/** A shop whose API is a process of its own, to be killed and started again on the database it left. */
export async function openKillableShop(
  engine: Engine,
  shelf: readonly ShelfProduct[],
  env: Record<string, string> = {},
) {
  const place = await findDatabasePlace(engine, { is_migrated: true })
  const first = await openDb(place.url)
  const { channel, product_ids } = await openSellingShop(first.db, shelf)
  await first.db.update(product_models).set({ published_at: new Date(Date.now() - 60_000) })
  await first.close()
  const start = () =>
    spawnShopApi({
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      READS_PER_10_S: '1000000',
      WRITES_PER_10_S: '1000000',
      ...env,
    })
  let api = await start()
  let starting: Promise<void> | undefined
  return {
    channel: channel.name,
    product_ids,
    base: () => api.base,
    /** The process dies in the middle of whatever it does, and another one takes over. Askers at once share one death. */
    kill(): Promise<void> {
      starting ??= (async () => {
        await api.end('SIGKILL')
        api = await start()
        starting = undefined
      })()
      return starting
    },
    /** Ends the API and reads what it left, and what the card company was asked to charge. */
    async end<T>(read: (db: OpenDb['db'], charges: VaultCharge[]) => Promise<T>): Promise<T> {
      await api.end('SIGTERM')
      const last = await openDb(place.url)
      // A shop that takes no cards has kept nothing there.
      await mkdir(place.files, { recursive: true })
      const vault = openVault(join(place.files, VAULT_FILE))
      try {
        return await read(last.db, vault.listCharges())
      } finally {
        vault.close()
        await last.close()
        await place.forget()
      }
    },
  }
}
