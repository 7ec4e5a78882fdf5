import { and, eq, gt } from 'drizzle-orm'
import { business_accounts, business_buyers, contract_prices } from '#shop-api/db/schema/business.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { insertInvoice } from '#tests/support/insert-invoice.ts'
import { createMember } from '#tests/support/create-member.ts'
import type { Engine } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { insertBikes } from '#tests/support/insert-bikes.ts'
import { createRegistration } from '#tests/support/registration.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import type { Known } from './create-sample.ts'

const ACCOUNT_CODE = 'K-1001'
const STAFF_TOKEN = 'the staff of the fuzzed shop'
/** More than a run can buy. */
const STOCK = 10_000_000

export interface FuzzShop {
  shop: TestShop
  channel: { id: number; name: string }
  clock: { now: Date }
  /** What can be bought. */
  product_ids: number[]
  known: Known
  staff_token: string
}

/** A shop to be asked badly: with goods, somebody to log in as, and a cart; and what their names are. */
export async function openFuzzShop(engine: Engine): Promise<FuzzShop> {
  const shop = await openTestShop({
    engine,
    config: {
      staff: () => ({ password: 'staff-password-1', tokens: [STAFF_TOKEN] }),
      installation_token: STAFF_TOKEN,
    },
  })
  const channel = await giveMuch(shop, 'moto')
  const bike_keys = [...(await insertBikes(shop.db)).keys()]
  const browser = openShopperBrowser(shop.request)
  const registration = createRegistration({ email: 'fuzz@example.jp' })
  await browser.call('POST /v1/users', { body: registration })
  const { data: models } = await browser.call('GET /v1/products', { query: { is_detail: true } })
  const product_ids = models
    .flatMap((model) => ('product_model' in model ? model.product_model.products : []))
    .filter(({ max_quantity }) => max_quantity > 0)
    .map(({ id }) => id)
  // A guest's, so that members who fill it in turn do not take it over from each other.
  const cart = await openShopperBrowser(shop.request).call('POST /v1/carts/init', { body: { token: null } })
  for (const product_id of product_ids.slice(0, 2)) {
    const body = { token: cart.token, product_id, quantity: 1 }
    await browser.call('PATCH /v1/carts/products/add', { body })
  }
  await insertAgreement(shop, channel.id, product_ids[0]!)
  const ids = [1, 2, 3, ...models.map(({ id }) => id)]
  const tokens = [cart.token]
  const known: Known = {
    id: ids,
    ids: [[1], [1, 2]],
    account_code: [ACCOUNT_CODE],
    product_id: product_ids,
    coupon_id: [1, 2],
    resourceKey: [...models.map(({ key }) => key), ...bike_keys, 'a-key'],
    bike: bike_keys,
    made_for: [bike_keys],
    token: tokens,
    cart_token: tokens,
    cartToken: tokens,
    username: [registration.email],
    email: [registration.email, 'somebody@example.jp'],
    provider: ['google'],
    type: ['google'],
    keys: [['a-key']],
  }
  return { shop, channel, clock: { now: TEST_NOW }, product_ids, known, staff_token: STAFF_TOKEN }
}

/** Goods for as many orders as a run makes, and gifts. */
async function giveMuch({ db }: TestShop, name: string): Promise<FuzzShop['channel']> {
  const [channel] = await db.select({ id: channels.id }).from(channels).where(eq(channels.name, name))
  if (!channel) throw new Error(`No shop ${name}`)
  const { id } = channel
  await db
    .update(products)
    .set({ stock: STOCK })
    .where(and(eq(products.channel_id, id), gt(products.stock, 0)))
  await db.update(product_models).set({ is_giftable: true }).where(eq(product_models.channel_id, id))
  await db.insert(settings).values({ channel_id: id, key: 'PLUGIN.SOCIAL_GIFT.IS_USE', value: true })
  return { id, name }
}

/** A company that buys, with somebody who does, and a price. */
async function insertAgreement({ db }: TestShop, channel_id: number, product_id: number): Promise<void> {
  const [account] = await db
    .insert(business_accounts)
    .values({ channel_id, code: ACCOUNT_CODE, name: '株式会社のれん製作所' })
    .returning({ id: business_accounts.id })
  const account_id = account!.id
  const { id: user_id } = await createMember(db)
  await db.insert(business_buyers).values({ user_id, account_id, role: 'approver' })
  await insertInvoice(db, { channel_id, account_id })
  await db.insert(contract_prices).values({ channel_id, account_id, product_id, unit_price: 100 })
}
