import { drawSource } from '#demo/drawings/draw-source.ts'
import { buildApp } from '#shop-api/app.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import type { FileStore } from '#shop-api/media/files/file-store.ts'
import { TEST_NOW, type TestShop } from './open-test-shop.ts'

/** The app of a test shop as it starts anew: the same database, nothing remembered, another configuration. */
export function createAppWith(
  { db, opened }: Pick<TestShop, 'db' | 'opened'>,
  config: Partial<ShopConfig> = {},
  clock = () => TEST_NOW,
  { files }: { files?: FileStore } = {},
) {
  return buildApp({
    draw: drawSource,
    db,
    clock,
    files,
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
