import { toEnvName } from '#contract/to-env-name.ts'
import { and, eq } from 'drizzle-orm'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { settings } from '#shop-api/db/schema/channels.ts'

/** The public address of a channel's shop by the channel's name; undefined where the environment does not say. */
export type ShopOrigins = (channel: string) => string | undefined

/** The part of the configuration that says where a shop is. */
export interface ShopOriginConfig {
  shop_origins?: ShopOrigins | undefined
  environment: 'development' | 'test' | 'production'
}

/** Where the demo shops answer when nothing is configured. */
const DEVELOPMENT_ORIGIN = 'http://localhost:4321'

/**
 * Reads SHOP_ORIGIN (`https://shop.example`) and, for one channel, SHOP_ORIGIN_<CHANNEL>.
 * @throws CannotStart naming the variable that is no address
 */
export function readShopOrigins(env: Record<string, string | undefined>): ShopOrigins {
  const given = Object.entries(env).filter(([name, value]) => /^SHOP_ORIGIN(_|$)/.test(name) && value)
  const origins = new Map(given.map(([name, value = '']) => [name, toOrigin(name, value)]))
  return (channel) => origins.get(`SHOP_ORIGIN_${toEnvName(channel)}`) ?? origins.get('SHOP_ORIGIN')
}

function toOrigin(name: string, text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new CannotStart(`${name} must be the address of the shop, e.g. https://shop.example.`)
}

/**
 * Where links in mails and logins at a provider lead. Never taken from a request: whoever sends one chooses its Host,
 * and a reset link must not lead to them. The environment comes first, then the setting SITE.ORIGIN.
 * @throws in production when neither says it
 */
export async function loadShopOrigin(
  db: Db | Tx,
  channel: { id: number; name: string },
  config: ShopOriginConfig,
): Promise<string> {
  const found = await findShopOrigin(db, channel, config)
  if (found !== undefined) return found
  throw new Error(`SHOP_ORIGIN is not set, so no link into the shop ${channel.name} can be written.`)
}

/** The same for a mail that makes sense without its link: undefined when nothing says it. */
export async function findShopOrigin(
  db: Db | Tx,
  channel: { id: number; name: string },
  config: ShopOriginConfig | undefined,
): Promise<string | undefined> {
  const told = config?.shop_origins?.(channel.name)
  if (told !== undefined) return told
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.channel_id, channel.id), eq(settings.key, 'SITE.ORIGIN')))
  const set = typeof row?.value === 'string' ? URL.parse(row.value)?.origin : undefined
  if (set !== undefined) return set
  return config && config.environment !== 'production' ? DEVELOPMENT_ORIGIN : undefined
}
