import { parseArgs } from 'node:util'
import { sayOnStderr } from '#shop-api/process/log.ts'
import { exitWith, CannotStart } from '#shop-api/process/cannot-start.ts'
import { readServerConfig } from '#shop-api/config.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { seedDemoShops } from './seed-demo-shops.ts'

const MAX_PRODUCTS = 1_000_000

/** `npm run seed -- --products 100000 --channel moto`: fills the database at DATABASE_URL with demo shops. */
async function main(): Promise<void> {
  const { products, channel } = readOptions()
  const product_count = toProductCount(products)
  const { database_url, environment, themes_folder } = readServerConfig(process.env)
  const isProduction = environment === 'production'
  const { db, close } = await openDb(database_url)
  try {
    await seedDemoShops(db, {
      now: new Date(),
      product_count,
      channel,
      themes_folder,
      ...(isProduction && { takes_cards: () => false, production_env: process.env }),
      say: sayOnStderr,
    })
  } finally {
    await close()
  }
}

function readOptions(): { products?: string | undefined; channel?: string | undefined } {
  try {
    return parseArgs({ options: { products: { type: 'string' }, channel: { type: 'string' } } }).values
  } catch (cause) {
    throw new CannotStart('The seed takes --products NUMBER and --channel NAME, nothing else.', { cause })
  }
}

function toProductCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= MAX_PRODUCTS) return count
  throw new CannotStart(`--products must be a whole number from 1 to ${MAX_PRODUCTS}.`)
}

await main().catch(exitWith)
