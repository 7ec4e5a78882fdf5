import { drawSource } from '#demo/drawings/draw-source.ts'
import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import { buildApp } from '#shop-api/app.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { channels, companies, settings } from '#shop-api/db/schema/channels.ts'
import { openTestCards } from './test-cards.ts'
import type { StaffSecrets } from '#shop-api/staff/staff-secrets.ts'
import { insertSelling } from '#shop-api/cart/insert-selling.ts'

export const COMPANY = {
  name: '株式会社そよかぜ商会',
  name_kana: 'カブシキガイシャソヨカゼショウカイ',
  postal_code: '150-0001',
  address: '東京都渋谷区神宮前1-2-3',
  phone_number: '03-1234-5678',
  email: 'shop@soyokaze.example',
  representative: '山田 太郎',
  invoice_number: 'T1234567890123',
  business_hours: '10:00～18:00',
  closed_weekdays: [0, 6],
  cutoff_hour: 14,
}

export const ADDRESS = {
  shipping_last_name: '佐藤',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'サトウ',
  shipping_first_name_kana: 'ハナコ',
  company_name: null,
  department_name: null,
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: 'そよかぜ荘201',
  phone_number: '09012345678',
}

export const ORDERER = {
  last_name: '佐藤',
  first_name: '花子',
  last_name_kana: 'サトウ',
  first_name_kana: 'ハナコ',
  company_name: null,
  department_name: null,
  email: 'hanako@example.jp',
  phone_number: '09012345678',
}

export interface ShelfProduct {
  unit_price: number
  tax_rate?: 8 | 10
  stock: number
}

let opened = 0

/** A shop with a few products in a channel of its own, a clock that can be set, and calls typed by the contract. */
export async function openSellingShop(db: Db, shelf: readonly ShelfProduct[], staff?: StaffSecrets) {
  opened += 1
  const clock = { now: new Date('2026-11-24T10:00:00+09:00') }
  const name = `shop-${opened}`
  const [channel] = await db.insert(channels).values({ name, created_at: clock.now }).returning()
  if (channel === undefined) throw new Error('No channel')
  await db.insert(companies).values({ channel_id: channel.id, ...COMPANY })
  await db.insert(settings).values([
    { channel_id: channel.id, key: 'SITE.NAME', value: 'そよかぜ' },
    { channel_id: channel.id, key: 'PLUGIN.SOCIAL_GIFT.IS_USE', value: true },
  ])
  await insertSelling(db, channel.id, {
    shipping_fees: {
      by_region: { 関東: 770, 関西: 880, 沖縄: 1_650 },
      free_from: 20_000,
      transit_days_by_region: { 関東: 1, 関西: 1, 沖縄: 3 },
    },
    account: 'そよかぜ銀行 本店営業部\n普通 1234567 カ）ソヨカゼシヨウカイ',
  })
  const product_ids = await insertShelf(db, channel.id, shelf, clock.now)
  const cards = openTestCards(db, () => clock.now)
  const build = (more: Partial<ShopConfig> = {}) =>
    buildApp({
      draw: drawSource,
      db,
      clock: () => clock.now,
      config: {
        environment: 'test',
        data_folder: '',
        reads_per_10_s: 100_000,
        writes_per_10_s: 100_000,
        smtp_url: undefined,
        staff,
        payments: cards,
        ...more,
      },
      log: (entry) => {
        throw new Error(JSON.stringify(entry))
      },
    })
  const app = build()
  return {
    db,
    app,
    clock,
    cards,
    channel: { id: channel.id, name },
    product_ids,
    ...createCaller(app, name),
    build,
    /** Calls of the same shop, started with other settings. */
    configured: (config: Partial<ShopConfig>) => createCaller(build(config), name),
  }
}

/** Calls of one channel, typed by the contract. */
export function createCaller(app: Pick<ReturnType<typeof buildApp>, 'fetch'>, channel: string) {
  /** Sent with every call: a member's bearer, once somebody logged in. */
  const headers: Record<string, string> = {}
  const send = async (method: string, path: string, body?: unknown) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await app.fetch(new Request(`http://shop.test${path}`, init))
    return { status: answer.status, body: answer.status === 204 ? null : ((await answer.json()) as unknown) }
  }
  /** Makes a call that must succeed. */
  const call = async <Name extends CallName>(name: Name, input: Partial<CallInput<Name>>) => {
    const { status, body } = await send(...toRequest(channel, name, input))
    if (status >= 300) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`)
    return body as CallOutput<Name>
  }
  /** Makes a call that must be refused. */
  const refuse = async <Name extends CallName>(name: Name, input: Partial<CallInput<Name>>) => {
    const { status, body } = await send(...toRequest(channel, name, input))
    if (status < 400) throw new Error(`${name} answered ${status}`)
    return { status, ...(body as ErrorBody) }
  }
  return { headers, send, call, refuse }
}

export type SellingShop = Awaited<ReturnType<typeof openSellingShop>>

async function insertShelf(db: Db, channel_id: number, shelf: readonly ShelfProduct[], now: Date) {
  const ids: number[] = []
  for (const [at, { unit_price, tax_rate = 10, stock }] of shelf.entries()) {
    const code = `C-${at + 1}`
    const [model] = await db
      .insert(product_models)
      .values({
        channel_id,
        key: `goods-${at + 1}`,
        name: `商品${at + 1}`,
        name_kana: 'ショウヒン',
        catch_copy: '',
        code,
        tax_rate,
        is_giftable: true,
        unit_price,
        max_unit_price: unit_price,
        search_text: '',
        position: at,
        published_at: new Date(now.getTime() - 1_000),
        updated_at: now,
      })
      .returning({ id: product_models.id })
    const [product] = await db
      .insert(products)
      .values({
        channel_id,
        model_id: model?.id ?? 0,
        code,
        name: `商品${at + 1}`,
        options: [],
        unit_price,
        stock,
        position: 0,
      })
      .returning({ id: products.id })
    ids.push(product?.id ?? 0)
  }
  return ids
}

function toRequest<Name extends CallName>(
  channel: string,
  name: Name,
  { params, query, body }: Partial<CallInput<Name>>,
): [string, string, unknown] {
  const [method = '', path = ''] = name.split(' ')
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(values.get(param))),
  )
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  return [method, `/${channel}${filled}${search.size > 0 ? `?${search}` : ''}`, body]
}

/** What it takes to buy. */
export type BuyingShop = Pick<SellingShop, 'call' | 'cards' | 'product_ids'>

export type PaymentCode = 'card' | 'bank_transfer' | 'cash_on_delivery' | 'invoice'

/** A cart with goods in it. `lines` are places on the shelf with pieces. */
export async function fillCart(
  shop: BuyingShop,
  lines: readonly [at: number, quantity: number][],
): Promise<Cart> {
  let cart = await shop.call('POST /v1/carts/init', { body: { token: null } })
  for (const [at, quantity] of lines) {
    cart = await shop.call('PATCH /v1/carts/products/add', {
      body: { token: cart.token, product_id: shop.product_ids[at] ?? 0, quantity },
    })
  }
  return cart
}

/** A cart that only waits for its decision. */
export async function readyCart(
  shop: BuyingShop,
  lines: readonly [at: number, quantity: number][],
  payment: PaymentCode,
  { card = '4111 1111 1111 1111', address = ADDRESS } = {},
): Promise<Cart> {
  const { token, detail } = await fillCart(shop, lines)
  const key = detail.shippings[0]?.key ?? ''
  await shop.call('PATCH /v1/carts/shippings/modify', { body: { token, key, address } })
  const { data } = await shop.call('GET /v1/payments', {})
  const payment_id = data.find((candidate) => candidate.code === payment)?.id ?? 0
  const paid = payment === 'card' ? { payment_id, card_token: await tokenise(shop, card) } : { payment_id }
  return shop.call('PATCH /v1/carts/order/modify', { body: { token, orderer: ORDERER, ...paid } })
}

/** What the card provider's frame does in the browser. */
export async function tokenise({ cards }: Pick<SellingShop, 'cards'>, number: string): Promise<string> {
  const card = { number, expiration: '203012', security_code: '123', holder_name: 'HANAKO SATO' }
  const answer = await cards.app.request('/tokens', { method: 'POST', body: JSON.stringify(card) })
  if (answer.status !== 200) throw new Error(await answer.text())
  return ((await answer.json()) as { token: string }).token
}

export function decide(shop: BuyingShop, cart: Cart) {
  return shop.call('POST /v1/carts/{cartToken}/decision', toDecision(cart))
}

export function toDecision(cart: Cart) {
  return {
    params: { cartToken: cart.token },
    body: { total_payment: cart.detail.order.total_payment },
  }
}
