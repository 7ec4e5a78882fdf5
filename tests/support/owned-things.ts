import { eq } from 'drizzle-orm'
import type { CallName } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { BuyerRole } from '#contract/shapes/business.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { user_list_products, user_lists } from '#shop-api/db/schema/favourites.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { system_messages } from '#shop-api/db/schema/member-records.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { createAddressWords } from './address-words.ts'
import { askFor, insertBuyer, insertCompany } from './company-shop.ts'
import { giveTo } from './give-season.ts'
import { insertInvoice, insertReturnInvoice } from './insert-invoice.ts'
import { ADDRESS, decide, readyCart, type SellingShop, tokenise } from './selling-shop.ts'

/** In every free text of a member's, so that it is found wherever it comes out. */
export const SECRET = 'ヒミツ'

export interface Keyed {
  params?: Record<string, string | number>
  body?: object
}

interface Owner {
  /** Its `headers` are the owner's. */
  shop: SellingShop
  user_id: number
}

/** Makes something of the owner's and says how a call names it. */
type Make = (owner: Owner) => Promise<Keyed>

const makeAddress: Make = async ({ shop }) => {
  const body = createAddressWords({ address1: `${SECRET}町1-2-3` })
  const { id } = await shop.call('POST /v1/me/user-addresses', { body })
  return { params: { id }, body: createAddressWords({ address1: '取り替え町9' }) }
}

const makeOrder: Make = async ({ shop }) => {
  const cart = await readyCart(shop, [[0, 1]], 'bank_transfer', {
    address: { ...ADDRESS, address1: SECRET },
  })
  const { order_no } = await decide(shop, cart)
  const { data } = await shop.call('GET /v1/me/orders', {})
  const id = data.find((order) => order.order_no === order_no)?.id ?? 0
  return { params: { id }, body: { cancel_reason: '間違えました', addressee: '宛名', proviso: '部品代' } }
}

const makeGift: Make = async ({ shop }) => {
  await giveTo(shop, [{ address: { ...ADDRESS, address1: SECRET }, goods: [[0, 1]], message: SECRET }])
  const { data } = await shop.call('GET /v1/me/gift-seasons', {})
  return { params: { key: data[0]?.key ?? '' } }
}

const makeQuotation: Make = async ({ shop }) => {
  const address = { ...ADDRESS, address1: SECRET }
  const { token, detail } = await readyCart(shop, [[0, 1]], 'bank_transfer', { address })
  const body = { token, title: SECRET, addressee: SECRET }
  const { id } = await shop.call('POST /v1/me/quotations', { body })
  return { params: { id }, body: { token, total_payment: detail.order.total_payment } }
}

const makeMemo: Make = async (owner) => {
  const { params } = await makeOrder(owner)
  const body = { order_id: Number(params?.['id']), body: SECRET }
  const { id } = await owner.shop.call('POST /v1/memos', { body })
  return { params: { id }, body: { body: '書き換え' } }
}

/** Not the default one: everybody's own has the same key. */
const makeList: Make = async ({ shop, user_id }) => {
  const key = crypto.randomUUID()
  const [list] = await shop.db
    .insert(user_lists)
    .values({ user_id, key, name: SECRET, is_default: false, updated_at: shop.clock.now })
    .returning({ id: user_lists.id })
  const ids = await listModels(shop)
  await shop.db
    .insert(user_list_products)
    .values(ids.map((model_id) => ({ list_id: list?.id ?? 0, model_id, created_at: shop.clock.now })))
  return { params: { resourceKey: key }, body: { table: 'products', ids } }
}

const makeBookmark: Make = async ({ shop }) => {
  const [product_id = 0] = await listModels(shop)
  await shop.call('POST /v1/me/bookmarks', { body: { product_id } })
  const { data } = await shop.call('GET /v1/me/bookmarks', {})
  return { params: { id: data[0]?.id ?? 0 } }
}

const makeSearch: Make = async ({ shop }) => {
  await shop.call('POST /v1/product-search-histories', { body: { q: SECRET } })
  const { data } = await shop.call('GET /v1/me/product-search-histories', {})
  return { params: { id: data[0]?.id ?? 0 } }
}

const makeHistory: Make = async ({ shop }) => {
  await shop.call('POST /v1/product-histories', { body: { product_ids: await listModels(shop) } })
  const { data } = await shop.call('GET /v1/me/product-histories', {})
  return { params: { id: data[0]?.id ?? 0 } }
}

const makeInquiry: Make = async ({ shop, user_id }) => {
  const key = crypto.randomUUID()
  const moments = { created_at: shop.clock.now, updated_at: shop.clock.now }
  const words = { name: SECRET, name_kana: SECRET, email: 'owner@example.jp', phone: '', body: SECRET }
  const more = { category_names: [], files: [], status: 'open' as const }
  await shop.db
    .insert(inquiries)
    .values({ channel_id: shop.channel.id, user_id, key, ...words, ...more, ...moments })
  return { params: { resourceKey: key }, body: { inquiry_key: key, body: 'つづき' } }
}

const makeMessage: Make = async ({ shop, user_id }) => {
  const key = crypto.randomUUID()
  const words = { title: SECRET, body: `<p>${SECRET}</p>`, sent_at: shop.clock.now }
  await shop.db.insert(system_messages).values({ channel_id: shop.channel.id, user_id, key, ...words })
  return { params: { resourceKey: key } }
}

const makeMemorial: Make = async ({ shop }) => {
  const body = {
    target_user_name: SECRET,
    division_ct: 1 as const,
    name: SECRET,
    month: 5,
    date: 4,
    call: SECRET,
  }
  const { id } = await shop.call('POST /v1/me/user-memorials', { body })
  return { params: { id }, body: { ...body, name: '別の日' } }
}

/** Due, so that it can be skipped, too. */
const makeOrderList: Make = async ({ shop }) => {
  const lines = shop.product_ids.slice(0, 2).map((product_id) => ({ product_id, quantity: 1 }))
  const body = { name: SECRET, day_of_month: 10 as const, is_shared: false, lines }
  const { id } = await shop.call('POST /v1/me/order-lists', { body })
  const today = toJapanDay(shop.clock.now)
  await shop.db.update(order_lists).set({ next_on: today }).where(eq(order_lists.id, id))
  const { token } = await shop.call('POST /v1/carts/init', { body: { token: null } })
  return { params: { id }, body: { ...body, name: '取り替えたリスト', token } }
}

/** Has the owner buy for a company, the same one each time, and answers with its id. */
async function joinCompany({ shop, user_id }: Owner, role: BuyerRole): Promise<number> {
  const [own] = await shop.db.select().from(business_buyers).where(eq(business_buyers.user_id, user_id))
  const account_id = own?.account_id ?? (await insertCompany(shop))
  const values = { role, order_limit: role === 'buyer' ? 0 : null }
  await shop.db
    .insert(business_buyers)
    .values({ user_id, account_id, ...values })
    .onConflictDoUpdate({ target: business_buyers.user_id, set: values })
  return account_id
}

/** The owner approves, and somebody else buys. */
const makeBuyer: Make = async (owner) => {
  const { shop } = owner
  const account_id = await joinCompany(owner, 'approver')
  const { id } = await insertBuyer(shop, account_id, 'buyer')
  return { params: { id }, body: { order_limit: 5_000 } }
}

const makeInvitation: Make = async (owner) => {
  await makeBuyer(owner)
  const body = { email: `${crypto.randomUUID()}@example.jp`, role: 'buyer' as const }
  const { id } = await owner.shop.call('POST /v1/me/business-account/invitations', {
    body: { ...body, order_limit: null, monthly_limit: null },
  })
  return { params: { id } }
}

/** A cart of the owner's, who may order nothing alone. */
async function readyLimited(owner: Owner): Promise<Cart> {
  const { shop } = owner
  const account_id = await joinCompany(owner, 'buyer')
  await insertBuyer(shop, account_id, 'approver')
  return readyCart(shop, [[0, 1]], 'bank_transfer')
}

/** Its owner became somebody who approves, so that nothing but its being an own one stands against deciding about it. */
const makeApprovalRequest: Make = async (owner) => {
  const { shop, user_id } = owner
  const { id, total_payment } = await askFor(shop, await readyLimited(owner), SECRET)
  const approver = { role: 'approver' as const }
  await shop.db.update(business_buyers).set(approver).where(eq(business_buyers.user_id, user_id))
  return { params: { id }, body: { total_payment, reason: '見直してください' } }
}

const makeInvoice: Make = async (owner) => {
  const { db, channel } = owner.shop
  const account_id = await joinCompany(owner, 'approver')
  const { id } = await insertInvoice(db, { channel_id: channel.id, account_id, contents: SECRET })
  return { params: { id } }
}

const makeReturned: Make = async (owner) => {
  const keyed = await makeOrder(owner)
  const { db, channel } = owner.shop
  const order_id = Number(keyed.params?.['id'])
  await insertReturnInvoice(db, { channel_id: channel.id, order_id, reason: SECRET })
  return keyed
}

const makeCard: Make = async ({ shop }) => {
  const token = await tokenise(shop, '4111 1111 1111 1111')
  const card = await shop.call('POST /v1/me/user-cards', { body: { token } })
  if (!('id' in card)) throw new Error('The card waits for a challenge')
  return { params: { id: card.id } }
}

const makeRequest: Make = async ({ shop, user_id }) => {
  const [row] = await shop.db
    .insert(product_requests)
    .values({
      channel_id: shop.channel.id,
      user_id,
      product_id: shop.product_ids[0] ?? 0,
      email: `${crypto.randomUUID()}@example.jp`,
      status: 'waiting',
      requested_at: shop.clock.now,
    })
    .returning({ id: product_requests.id })
  return { params: { id: row?.id ?? 0 } }
}

async function listModels(shop: SellingShop): Promise<number[]> {
  const rows = await shop.db
    .select({ id: product_models.id })
    .from(product_models)
    .where(eq(product_models.channel_id, shop.channel.id))
  return rows.map(({ id }) => id)
}

/** How each call that names something of a member's comes to name something of the owner's, by what it is called after. */
export const OWNED_THINGS: readonly (readonly [pattern: RegExp, make: Make])[] = [
  [/\/me\/user-addresses\/\{id\}/, makeAddress],
  [/\/me\/orders\/\{id\}\/download\/return-invoice/, makeReturned],
  [/\/me\/orders\/\{id\}/, makeOrder],
  [/\/business-account\/invoices\/\{id\}/, makeInvoice],
  [/\/me\/gift-seasons\/\{key\}/, makeGift],
  [/\/me\/quotations\/\{id\}/, makeQuotation],
  [
    /POST \/v1\/me\/quotations$/,
    async (owner) => {
      const { token } = await readyCart(owner.shop, [[0, 1]], 'bank_transfer')
      return { body: { token, title: SECRET, addressee: null } }
    },
  ],
  [/\/memos\/\{id\}/, makeMemo],
  [
    /POST \/v1\/memos$/,
    async (owner) => ({ body: { order_id: (await makeOrder(owner)).params?.['id'], body: 'メモ' } }),
  ],
  [/\/me\/user-lists\/\{resourceKey\}/, makeList],
  [/\/me\/bookmarks\/\{id\}/, makeBookmark],
  [/\/me\/product-search-histories\/\{id\}/, makeSearch],
  [/\/me\/product-histories\/\{id\}/, makeHistory],
  [/\/me\/inquiries\/\{resourceKey\}|inquiry-comments\/reply/, makeInquiry],
  [/\/me\/system-messages\/\{resourceKey\}/, makeMessage],
  [/\/me\/user-memorials\/\{id\}/, makeMemorial],
  [/\/me\/order-lists\/\{id\}/, makeOrderList],
  [/\/business-account\/buyers\/\{id\}/, makeBuyer],
  [/\/business-account\/invitations\/\{id\}/, makeInvitation],
  [/\/me\/approval-requests\/\{id\}/, makeApprovalRequest],
  [
    /POST \/v1\/me\/approval-requests$/,
    async (owner) => {
      const { token, detail } = await readyLimited(owner)
      return { body: { token, total_payment: detail.order.total_payment, note: SECRET } }
    },
  ],
  [/\/me\/user-cards\/\{id\}/, makeCard],
  [/\/me\/product-request-histories\/\{id\}/, makeRequest],
]

/** Bodies of calls that name nothing of anybody's, good enough to be carried out. */
export async function toUnkeyedBody(shop: SellingShop, name: CallName): Promise<object | undefined> {
  const ids = await listModels(shop)
  if (/user-lists\/(attach|detach)$/.test(name)) return { table: 'products', ids }
  if (name === 'POST /v1/me/bookmarks') return { product_id: ids[0] }
  if (name === 'POST /v1/me/user-addresses') return createAddressWords()
  if (name === 'POST /v1/product-search-histories') return { q: 'チェーン' }
  if (name === 'POST /v1/product-histories') return { product_ids: ids }
  return name.startsWith('GET') || name.startsWith('DELETE') ? undefined : {}
}
