import type { Db } from '#shop-api/db/db.ts'
import { recordChange } from '#shop-api/db/record-change.ts'
import { channels, companies, settings } from '#shop-api/db/schema/channels.ts'
import { insertSelling } from '#shop-api/cart/insert-selling.ts'
import { DEMO_BANK_ACCOUNT } from '#src/text/demo/first-payments.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { insertDemoBelongings } from './insert-demo-belongings.ts'
import { insertDemoCampaigns } from './insert-demo-campaigns.ts'
import { insertDemoContent } from './insert-demo-content.ts'
import { insertDemoMembers } from './insert-demo-members.ts'
import { insertDemoProducts } from './insert-demo-products.ts'
import { insertDemoQuestions } from './insert-demo-questions.ts'
import { insertDemoShelves } from './insert-demo-shelves.ts'
import { insertDemoStylists } from './insert-demo-stylists.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedContext, SeedOptions } from './seed-context.ts'

/** Inserts a demo shop as one new channel, all or nothing. Same shop, count and now: same rows, same ids. */
export async function insertDemoShop(db: Db, options: SeedOptions): Promise<void> {
  const { shop, now } = options
  const keycode_hash = shop.keycode === null ? null : await hashPassword(shop.keycode)
  await db.transaction(async (tx) => {
    const [channel] = await tx
      .insert(channels)
      .values({ name: shop.channel, created_at: now, scheduled_until: now, keycode_hash })
      .returning({ id: channels.id })
    if (!channel) throw new Error(`The channel ${shop.channel} could not be made`)
    const context: SeedContext = { ...options, tx, channel_id: channel.id }
    await insertRows(
      tx,
      settings,
      Object.entries(shop.settings).map(([key, value]) => ({ channel_id: channel.id, key, value })),
    )
    await tx.insert(companies).values({ channel_id: channel.id, ...shop.company })
    await insertSelling(tx, channel.id, {
      carriage: shop.carriage,
      account: DEMO_BANK_ACCOUNT(shop.company.name_kana),
      takes_cards: options.takes_cards,
    })
    const shelves = await insertDemoShelves(context)
    await insertDemoProducts(context, shelves)
    await insertDemoContent(context)
    await insertDemoQuestions(context)
    await insertDemoStylists(context)
    await insertDemoCampaigns(context)
    await insertDemoMembers(context)
    await insertDemoBelongings(context)
    await recordChange(tx, {
      channel_id: channel.id,
      changed: [{ type: 'channel', key: shop.channel, action: 'created' }],
      now,
    })
  })
}
