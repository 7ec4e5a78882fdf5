import { toEnvName } from '#contract/to-env-name.ts'
import { sql } from 'drizzle-orm'
import { listThemeKeys } from '#shop-api/channels/installed-themes.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { Db } from '#shop-api/db/db.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { loadDemoShops, loadThemedShops } from './demo-shops.ts'
import { insertDemoShop } from './insert-demo-shop.ts'
import { randomBytes } from 'node:crypto'
import type { DemoShop } from './demo-shop.ts'

export interface SeedDemoOptions {
  now: Date
  /** Products of each shop; each shop's own number when left out. */
  product_count?: number | undefined
  /** Only this shop, e.g. `moto`; all when left out. */
  channel?: string | undefined
  /** Also the shops that show a theme no other shop wears. */
  with_themes?: boolean | undefined
  /** Whether somebody takes cards for a shop; one nobody takes them for offers none. */
  takes_cards?: ((channel: string) => boolean) | undefined
  /** Given in production, which gets no secret of ours: where its own ones stand. */
  production_env?: Record<string, string | undefined> | undefined
  /** Where the themes of the installation are; `themes` when left out. */
  themes_folder?: string | undefined
  /** One line of progress for people. */
  say: (line: string) => void
}

export async function isEmpty(db: Db): Promise<boolean> {
  const [any] = await db.select({ id: channels.id }).from(channels).limit(1)
  return any === undefined
}

/**
 * Fills a database with the demo shops. The same `now` and count give the same rows.
 * @throws CannotStart when one of them is there already: a seed never writes over a shop; when `channel` is none; or when the
 *   installation has not the theme that one wears.
 */
export async function seedDemoShops(
  db: Db,
  {
    now,
    product_count,
    channel,
    with_themes = channel !== undefined,
    takes_cards,
    production_env,
    themes_folder,
    say,
  }: SeedDemoOptions,
): Promise<void> {
  const all = [...(await loadDemoShops()), ...(with_themes ? await loadThemedShops() : [])]
  const shops = all.filter((shop) => channel === undefined || shop.channel === channel)
  if (shops.length === 0) throw new CannotStart(`There is no demo shop ${channel}.`)
  const present = new Set((await db.select({ name: channels.name }).from(channels)).map(({ name }) => name))
  const taken = shops.find((shop) => present.has(shop.channel))
  if (taken) throw new CannotStart(`The database already has the shop ${taken.channel}; choose an empty one.`)
  const themes = await listThemeKeys({ themes_folder })
  const unworn = shops.find(({ settings }) => !themes.includes(String(settings['SITE.THEME'])))
  if (unworn)
    throw new CannotStart(
      `The demo shop ${unworn.channel} wears the theme '${unworn.settings['SITE.THEME']}', which is not in THEMES_FOLDER; there are ${themes.join(', ')}. DEMO=0 begins without the demo shops.`,
    )
  for (const shop of shops) {
    const started = performance.now()
    await insertDemoShop(db, {
      shop: production_env ? toProductionDemo(shop, production_env, say) : shop,
      now,
      product_count,
      takes_cards: takes_cards?.(shop.channel),
      onProgress: (inserted, total) => {
        if (inserted % 10_000 === 0 || inserted === total)
          say(`${shop.channel}: ${inserted} of ${total} products`)
      },
    })
    // PGlite does neither by itself, a server some minutes later; without it a count over 100,000 products takes three times
    // as long.
    await db.execute(sql`vacuum (analyze)`)
    say(`${shop.channel}: ready after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

/**
 * A demo shop as a production may have it: nothing in it opens by a word that stands in this repository. It has no members,
 * what only a tag's password shows stays hidden, and its keycode is the operator's (e.g. `HOJIN_KEYCODE`, which publishers
 * read, too) or made up and told once.
 */
function toProductionDemo(
  shop: DemoShop,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): DemoShop {
  return {
    ...shop,
    members: [],
    business_accounts: [],
    tags: shop.tags.map((tag) => (tag.password === undefined ? tag : { ...tag, password: makeSecret() })),
    keycode: shop.keycode === null ? null : chooseKeycode(shop.channel, env, say),
  }
}

function chooseKeycode(
  channel: string,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): string {
  const name = `${toEnvName(channel)}_KEYCODE`
  const given = env[name]
  if (given) return given
  const keycode = makeSecret()
  say(`${channel}: its keycode is ${keycode}; it is said only now. Give it to publishers as ${name}.`)
  return keycode
}

const makeSecret = () => randomBytes(12).toString('base64url')
