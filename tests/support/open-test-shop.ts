import { drawSource } from '#demo/drawings/draw-source.ts'
import type { Hono } from 'hono'
import { buildApp } from '#shop-api/app.ts'
import type { AppEnv } from '#shop-api/http/app-env.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { type Engine, openTestDb } from './open-test-db.ts'
import { createSmallShop } from './small-shop.ts'
import { openTestCards } from './test-cards.ts'

export const TEST_NOW = new Date('2026-11-20T03:00:00Z')

export interface TestShop {
  app: Hono<AppEnv>
  cards: ReturnType<typeof openTestCards>
  db: Db
  opened: OpenDb
  /** What the app logged. */
  logged: Record<string, unknown>[]
  /** Asks the app, e.g. `request('/moto/v1/products?per=2')`. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The body of a GET in the shop `moto`, e.g. `read('products?per=2')`. */
  read: <Body>(path: string) => Promise<Body>
  /** The same shop at another moment. */
  at: (moment: Date) => Pick<TestShop, 'request'>
  close: () => Promise<void>
}

/** Two small shops, `moto` and `gift`, with the same products, at one unmoving moment. */
export async function openTestShop(
  options: { engine?: Engine; config?: Partial<ShopConfig>; product_count?: number } = {},
): Promise<TestShop> {
  const opened = await openTestDb(options.engine)
  const { product_count } = options
  await insertDemoShop(opened.db, { shop: createSmallShop('moto'), now: TEST_NOW, product_count })
  await insertDemoShop(opened.db, { shop: createSmallShop('gift'), now: TEST_NOW })
  const logged: Record<string, unknown>[] = []
  const cards = openTestCards(opened.db, () => TEST_NOW)
  const build = (now: Date) => buildApp({ ...dependencies, clock: () => now })
  const dependencies = {
    db: opened.db,
    draw: drawSource,
    log: (entry: Record<string, unknown>) => logged.push(entry),
    config: {
      environment: 'test' as const,
      data_folder: opened.data_folder,
      reads_per_10_s: 1_000_000,
      writes_per_10_s: 1_000_000,
      staff_writes_per_10_s: 1_000_000,
      smtp_url: undefined,
      payments: cards,
      ...options.config,
    },
  }
  const app = build(TEST_NOW)
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return {
    app,
    cards,
    db: opened.db,
    opened,
    logged,
    request,
    read: async <Body>(path: string) => (await (await request(`/moto/v1/${path}`)).json()) as Body,
    at: (moment) => {
      const later = build(moment)
      return { request: async (path, init) => later.request(path, init) }
    },
    close: opened.close,
  }
}
