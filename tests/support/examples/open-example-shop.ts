import { eq } from 'drizzle-orm'
import { product_models, products, tags } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { layouts } from '#shop-api/db/schema/content.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { schools } from '#shop-api/db/schema/members.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { STAFF, staffSecrets } from '#tests/support/editor.ts'
import { BIKES, insertBikes, sayFitments } from '#tests/support/insert-bikes.ts'
import { openLoginProvider } from '#tests/support/login-provider.ts'
import { createMemberWithPassword, setSetting } from '#tests/support/member-fixtures.ts'
import { openTestShop, TEST_NOW } from '#tests/support/open-test-shop.ts'
import { openNotebook } from './open-notebook.ts'

export const KEYCODE = 'HIRAKE-2026'
export const TAG_PASSWORD = 'aikotoba'
export const SISTER_MEMBER = 'sister@example.jp'
/** As many as a member may keep: one more is refused. */
export const MANY_BIKES = 20

/** The small shop with something behind every call, at an unmoving moment, and a notebook for who calls there. */
export async function openExampleShop() {
  const provider = await openLoginProvider('http://localhost:4321/oauth/callback/')
  const shop = await openTestShop({
    engine: 'pglite',
    config: {
      staff: staffSecrets,
      installation_token: STAFF.token,
      login_providers: () => [provider.as('google')],
    },
  })
  const { db } = shop
  await setSetting(db, 'PLUGIN.SOCIAL_GIFT.IS_USE', true)
  await setSetting(db, 'PLUGIN.QUOTATION.IS_USE', true)
  await setSetting(db, 'SITE.SYNC_CHANNELS', 'gift')
  await createMemberWithPassword(db, SISTER_MEMBER, { channel: 'gift' })
  const [channel] = await db.select().from(channels).where(eq(channels.name, 'moto'))
  const { id } = channel!
  await db.update(channels).set({ keycode_hash: await hashPassword(KEYCODE) }).where(eq(channels.id, id)) // prettier-ignore
  await db.update(tags).set({ password_hash: await hashPassword(TAG_PASSWORD) }).where(eq(tags.key, 'new-model')) // prettier-ignore
  await db.update(product_models).set({ is_giftable: true, is_embroiderable: true })
  await db.update(products).set({ stock: 10 }).where(eq(products.code, 'BP-7'))
  await db.insert(schools).values({ channel_id: id, code: 'SAKURA7', key: 'sakura', name: 'さくら小学校' })
  await db.insert(layouts).values({
    channel_id: id,
    scope: 'page',
    name: 'index',
    frame: 'default',
    blocks: [],
  })
  await insertBikes(db)
  const [{ key: _, ...like }] = BIKES as [(typeof BIKES)[number]]
  const more = Array.from({ length: MANY_BIKES }, (__, at) => ({
    ...like,
    key: `more-${at}`,
    model_key: 'more',
  }))
  await insertBikes(db, 'moto', more)
  await sayFitments(db, { 'wave-disc': 'listed' }, [
    { code: 'WD-100-SV', bike: 'kz-09-2021', state: 'fits', note: '前輪のみ' },
    { code: 'WD-100-BK', bike: 'kz-09-2021', state: 'fits', note: '前輪のみ' },
    { code: 'WD-100-SV', bike: 'sa400-2018', state: 'unfit', note: '取り付け穴の位置が違います' },
  ])
  const codes = ['WD-100-SV', 'PD-1', 'LUBE_1', 'BP-7']
  const rows = await db.select().from(products).where(eq(products.channel_id, id))
  const product_ids = codes.map((code) => rows.find((row) => row.code === code)!.id)
  const { openVisitor, ...written } = openNotebook(() => db.$count(journal))
  return {
    shop,
    db,
    provider,
    channel: { id, name: 'moto' },
    clock: { now: TEST_NOW },
    product_ids,
    sold_out_id: rows.find((row) => row.code === 'WD-100-BK')!.id,
    ...written,
    openVisitor,
    open: (bearer: string | null = null) => openVisitor(shop.request, bearer),
    at: (moment: Date) => openVisitor(shop.at(moment).request),
    staff: openVisitor(shop.request, STAFF.token),
    /** The shop itself closes with its last refusal (`be-refused.ts`). */
    close: provider.close,
  }
}

export type ExampleShop = Awaited<ReturnType<typeof openExampleShop>>
