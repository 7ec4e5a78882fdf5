import postgres from 'postgres'
import { startShopApi } from '#cli/shop-api-process.ts'
import { seedDemoShops } from '#demo/seed-demo-shops.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { askAboutBikes } from './bikes/ask-about-bikes.ts'
import { fillWithBikes } from './bikes/fill.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
const BIKES = Number(process.env['BENCH_BIKES'] ?? 3_000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 12)
/** Lists of a shop with a million fitments, for a bike and without one. */
export async function measureBikes(): Promise<void> {
  const place = await findDatabasePlace('postgres')
  try {
    const fitments = await fill(place.url)
    process.stdout.write(
      `${PRODUCTS} products, ${BIKES} bikes more than the demo's, ${fitments} fitments\n\n`,
    )
    const api = await startShopApi(0, () => {}, {
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      NODE_ENV: 'production',
      DEMO: '',
      PAYMENT_CARDS: 'off',
      ADMIN_TOKEN: 'the bench asks with this',
      SHOP_ORIGIN: 'https://shop.example',
      READS_PER_10_S: '1000000',
    })
    try {
      await askAboutBikes(`${api.base}/moto/v1`, TURNS)
    } finally {
      await api.stop()
    }
  } finally {
    await place.forget()
  }
}

async function fill(url: string): Promise<number> {
  const { db, close } = await openDb(url)
  try {
    const say = (line: string) => void process.stderr.write(`${line}\n`)
    await seedDemoShops(db, { now: new Date(), product_count: PRODUCTS, channel: 'moto', say })
  } finally {
    await close()
  }
  const sql = postgres(url, { max: 1 })
  try {
    return await fillWithBikes(sql, BIKES)
  } finally {
    await sql.end()
  }
}
