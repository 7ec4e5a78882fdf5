import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDb } from '#shop-api/db/open-db.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { createMember } from '#tests/support/create-member.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { createSmallShop } from '#tests/support/small-shop.ts'
import { manyShoppers } from '#tests/support/shop-process.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'
import { watchProcess } from './watched-process.ts'

const STAFF_TOKEN = 'Kp7-rW2x_Tq9zL-of-the-bench'
/** So many that lists are as long as they get. */
const PRODUCTS = 1_500

export interface Asked {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface WatchedProgram {
  name: 'API' | 'origin'
  port: number
  readLongest: () => Promise<number>
}

/**
 * An API as in production, on PostgreSQL, and an origin before it, each in a process whose event loop is watched; a shop `moto`,
 * members of it, and the token of its staff.
 */
export async function openWatchedShop() {
  // PGlite works in the API's own thread; nobody sells with it.
  const place = await findDatabasePlace('postgres', { is_migrated: true })
  const opened = await openDb(place.url, place.files)
  const now = new Date()
  await insertDemoShop(opened.db, { shop: createSmallShop('moto'), now, product_count: PRODUCTS })
  const api_watch = await watchProcess()
  const api = await spawnShopApi({
    ...manyShoppers,
    ...api_watch.env,
    NODE_ENV: 'production',
    DATABASE_URL: place.url,
    FILES_FOLDER: place.files,
    ADMIN_TOKEN: STAFF_TOKEN,
    STAFF_WRITES_PER_10_S: '100000',
    SHOP_ORIGIN: 'https://shop.example',
    PAYMENT_CARDS: 'off',
    API_REFERENCE: 'on',
  })
  const folder = await mkdtemp(join(tmpdir(), 'noren-watched-'))
  const origin_watch = await watchProcess()
  const script = new URL('./run-origin.ts', import.meta.url)
  const origin = spawn(process.execPath, [script.pathname, api.base, folder], {
    env: { ...process.env, ...origin_watch.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(origin.stdout), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  const programs: Record<WatchedProgram['name'], WatchedProgram> = {
    API: { name: 'API', port: Number(new URL(api.base).port), readLongest: api_watch.readLongest },
    origin: { name: 'origin', port, readLongest: origin_watch.readLongest },
  }
  return {
    programs,
    staff: `Bearer ${STAFF_TOKEN}`,
    /** Of a new member each time: a token is good for minutes, and one call may end it. */
    openMember: async () => (await createMember(opened.db, { now: new Date() })).headers.authorization,
    async close() {
      const ended = once(origin, 'exit')
      origin.kill('SIGKILL')
      await ended
      await api.end('SIGKILL')
      await opened.close()
      await place.forget()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
