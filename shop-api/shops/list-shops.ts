import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ShopEntry } from '#contract/shapes/shops.ts'
import { SETTING_DEFAULTS } from '#shop-api/channels/load-settings.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import type { PageRange } from '#shop-api/http/paging.ts'

/** The shops of the installation, the oldest first. */
export async function listShops(
  db: Db,
  { limit, offset }: PageRange,
): Promise<{ data: ShopEntry[]; total: number }> {
  const data = await select(db).orderBy(asc(channels.id)).limit(limit).offset(offset)
  return { data: data.map(toEntry), total: await db.$count(channels) }
}

export async function findShop(db: Db, channel: string): Promise<ShopEntry | undefined> {
  const [row] = await select(db).where(eq(channels.name, channel))
  return row && toEntry(row)
}

const readSetting = (key: string): SQL<string | null> =>
  sql<
    string | null
  >`(select ${settings.value} #>> '{}' from ${settings} where ${settings.channel_id} = ${channels.id} and ${settings.key} = ${key})`

const select = (db: Db) =>
  db
    .select({
      channel: channels.name,
      created_at: channels.created_at,
      name: readSetting('SITE.NAME'),
      theme: readSetting('SITE.THEME'),
      origin: readSetting('SITE.ORIGIN'),
      state: readSetting('SITE.STATE'),
      product_count: db.$count(product_models, eq(product_models.channel_id, channels.id)),
      order_count: db.$count(orders, eq(orders.channel_id, channels.id)),
    })
    .from(channels)
    .$dynamic()

function toEntry(row: Awaited<ReturnType<typeof select>>[number]): ShopEntry {
  return {
    channel: row.channel,
    name: row.name ?? row.channel,
    theme: row.theme ?? SETTING_DEFAULTS['SITE.THEME'],
    origin: row.origin || null,
    state: row.state === 'preparing' || row.state === 'closed' ? row.state : 'open',
    product_count: row.product_count,
    order_count: row.order_count,
    created_at: row.created_at.toISOString(),
  }
}
