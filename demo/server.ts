// `npm run shop-api`, and the API of `npm start` and `noren serve`: where the demo is wanted, an empty database gets its shops.
import '#shop-api/process/quick-imports.ts'
import { drawSource } from './drawings/draw-source.ts'
import { exitWith } from '#shop-api/process/cannot-start.ts'
import { sayOnStderr } from '#shop-api/process/log.ts'
import type { BeforeOpening } from '#shop-api/server.ts'

async function fillWithDemo({ db, config, now, payments }: BeforeOpening): Promise<void> {
  if (!config.demo) return
  const { isEmpty, seedDemoShops } = await import('./seed-demo-shops.ts')
  if (!(await isEmpty(db))) return
  await seedDemoShops(db, {
    now,
    product_count: config.demo_products,
    with_themes: config.demo_themes,
    themes_folder: config.themes_folder,
    takes_cards: (channel) => payments.take(channel, 'card') !== undefined,
    production_env: config.environment === 'production' ? process.env : undefined,
    say: sayOnStderr,
  })
}

const { startServer } = await import('#shop-api/server.ts')
await startServer({ prepare: fillWithDemo, draw: drawSource }).catch(exitWith)
