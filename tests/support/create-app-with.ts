import { drawSource } from '#demo/drawings/draw-source.ts'
import { type AppDependencies, buildApp } from '#shop-api/app.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import { TEST_NOW, type TestShop } from './open-test-shop.ts'

/** The app of a test shop as it starts anew: the same database, nothing remembered, another configuration. */
export function createAppWith(
  { db, opened }: Pick<TestShop, 'db' | 'opened'>,
  config: Partial<ShopConfig> = {},
  clock = () => TEST_NOW,
  { files, redis }: Pick<AppDependencies, 'files' | 'redis'> = {},
) {
  return buildApp({
    draw: drawSource,
    db,
    clock,
    files,
    redis,
    config: {
      environment: 'test',
      data_folder: opened.data_folder,
      reads_per_10_s: 1_000_000,
      writes_per_10_s: 1_000_000,
      smtp_url: undefined,
      ...config,
    },
    log: (entry) => {
      throw new Error(JSON.stringify(entry))
    },
  })
}
