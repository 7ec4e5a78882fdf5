import { eq } from 'drizzle-orm'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { createAddressWords } from '#tests/support/address-words.ts'
import { tokenise } from '#tests/support/selling-shop.ts'
import { type ExampleShop, MANY_BIKES } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

/** What a member keeps at the shop: addresses, lists, histories, days, measurements, cards, coupons. */
export async function keep(shop: ExampleShop, member: Visitor): Promise<void> {
  await keepAddresses(member)
  await keepProducts(shop, member)
  await keepRecords(member)
  await keepBikes(member)
  await keepOrderList(shop, member)
  const { call } = member
  const token = await tokenise(shop.shop, '4111 1111 1111 1111')
  const card = await call('POST /v1/me/user-cards', { body: { token, is_main: true } })
  if (!('id' in card)) throw new Error('The card waits for a challenge')
  await call('GET /v1/me/user-cards')
  await call('PATCH /v1/me/user-cards/{id}/use', { params: { id: card.id } })
  await call('DELETE /v1/me/user-cards/{id}', { params: { id: card.id } })
  const { data: coupons } = await call('GET /v1/coupons')
  await call('POST /v1/me/coupons', { body: { coupon_id: coupons[0]!.coupon_id, page: 'coupon' } })
  await call('GET /v1/me/coupons')
}

const HEADING =
  'お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）,会社・団体名,部署・役職,郵便番号,都道府県,市区町村,丁目・番地・号,建物名・部屋番号,電話番号,携帯電話番号'
const toLine = (last_name: string, postal_code = '150-0001') =>
  `${last_name},花子,サトウ,ハナコ,,,${postal_code},東京都,渋谷区,神宮前1-2-3,,03-1234-5678,`

async function keepAddresses({ call, upload }: Visitor): Promise<void> {
  const { id } = await call('POST /v1/me/user-addresses', { body: createAddressWords() })
  const body = createAddressWords({ address2: '三階' })
  await call('PUT /v1/me/user-addresses/{id}', { params: { id }, body })
  await call('GET /v1/me/user-addresses/{id}', { params: { id } })
  await call('PATCH /v1/me/user-addresses/{id}/use', { params: { id } })
  await call('PATCH /v1/me/user-addresses/{id}/use-sender', { params: { id } })
  await call('GET /v1/me/user-addresses')
  await call('GET /v1/me/user-addresses/export', { query: { encoding: 'shift_jis' } })
  const send = (lines: readonly string[]) => {
    const form = new FormData()
    const csv = [HEADING, ...lines].join('\n')
    form.set('file', new File([csv], 'addresses.csv', { type: 'text/csv' }))
    return upload('POST /v1/me/user-addresses/import', form)
  }
  await send([toLine('髙橋'), toLine('鈴木', '15')])
  await send(Array.from({ length: 600 }, (_, at) => toLine(`佐藤${at}`)))
  // So many that they are made later.
  await call('GET /v1/me/user-addresses/export')
  await call('DELETE /v1/me/user-addresses/{id}', { params: { id } })
  await call('DELETE /v1/me/user-addresses-all')
}

async function keepProducts({ sold_out_id }: ExampleShop, { call }: Visitor): Promise<void> {
  const like = { params: { resourceKey: 'wave-disc' } }
  await call('POST /v1/products/{resourceKey}/likes', like)
  await call('DELETE /v1/products/{resourceKey}/likes', like)
  const { data: products } = await call('GET /v1/products', {})
  const [product_id = 0, other = 0] = products.map(({ id }) => id)
  const ids = [product_id]
  await call('PATCH /v1/me/user-lists/attach', { body: { table: 'products', ids: [product_id, other] } })
  const { data: lists } = await call('GET /v1/me/user-lists')
  const list = { params: { resourceKey: lists[0]!.key } }
  await call('GET /v1/me/user-lists/{resourceKey}', { ...list, query: { is_listables: true } })
  await call('PATCH /v1/me/user-lists/{resourceKey}/detach', { ...list, body: { table: 'products', ids } })
  await call('PATCH /v1/me/user-lists/detach', { body: { table: 'products', ids: [other] } })
  const bookmark = await call('POST /v1/me/bookmarks', { body: { product_id } })
  await call('GET /v1/me/bookmarks')
  await call('GET /v1/me/bookmarks/{id}', { params: { id: bookmark.id } })
  await call('DELETE /v1/me/bookmarks/{id}', { params: { id: bookmark.id } })
  await call('POST /v1/product-histories', { body: { product_ids: [product_id, other] } })
  const { data: seen } = await call('GET /v1/me/product-histories')
  await call('DELETE /v1/me/product-histories/{id}', { params: { id: seen[0]!.id } })
  await call('POST /v1/product-search-histories', { body: { q: 'チェーン' } })
  const { data: searches } = await call('GET /v1/me/product-search-histories')
  await call('DELETE /v1/me/product-search-histories/{id}', { params: { id: searches[0]!.id } })
  await call('POST /v1/product-requests', { body: { product_id: sold_out_id } })
  const { data: requests } = await call('GET /v1/me/product-request-histories')
  await call('DELETE /v1/me/product-request-histories/{id}', { params: { id: requests[0]!.id } })
}

async function keepRecords({ call }: Visitor): Promise<void> {
  const day = { target_user_name: '佐藤 恵子', division_ct: 1, name: '誕生日', month: 5, date: 4, call: 'お母さん' } as const // prettier-ignore
  const { id } = await call('POST /v1/me/user-memorials', { body: day })
  const one = { params: { id } }
  await call('GET /v1/me/user-memorials')
  await call('GET /v1/me/user-memorials/{id}', one)
  await call('PUT /v1/me/user-memorials/{id}', { ...one, body: { ...day, date: 5 } })
  await call('DELETE /v1/me/user-memorials/{id}', one)
  const query = { purpose: 'glove' } as const
  await call('POST /v1/me/timeseries', { query, body: { values: { palm: 21.5 }, note: '右手' } })
  await call('GET /v1/me/timeseries', { query })
  await call('DELETE /v1/me/timeseries/', { query })
  await call('PUT /v1/me/name-embroidery', {
    body: { text: '佐藤', script: 'kanji', typeface: 'mincho', colour: 'gold', place: 'left_chest' },
  })
  await call('GET /v1/me/name-embroidery')
}

async function keepBikes({ call, refuse }: Visitor): Promise<void> {
  const mine = { params: { resourceKey: 'kz-09-2021' } }
  await call('PUT /v1/me/bikes/{resourceKey}', mine)
  await call('GET /v1/me/bikes')
  await call('DELETE /v1/me/bikes/{resourceKey}', mine)
  for (let at = 0; at < MANY_BIKES; at += 1)
    await call('PUT /v1/me/bikes/{resourceKey}', { params: { resourceKey: `more-${at}` } })
  await refuse('PUT /v1/me/bikes/{resourceKey}', mine)
}

/** A list that comes back on the last of every month. */
async function keepOrderList({ db, product_ids, clock }: ExampleShop, { call }: Visitor): Promise<void> {
  const [, , product_id = 0] = product_ids
  const body = {
    name: '毎月の補充',
    day_of_month: 31,
    is_shared: false,
    lines: [{ product_id, quantity: 2 }],
  } as const
  const { id } = await call('POST /v1/me/order-lists', { body: { ...body, lines: [...body.lines] } })
  const one = { params: { id } }
  await call('PUT /v1/me/order-lists/{id}', {
    ...one,
    body: { ...body, lines: [{ product_id, quantity: 3 }] },
  })
  await call('GET /v1/me/order-lists/{id}', one)
  await call('GET /v1/me/order-lists')
  const next_on = toJapanDay(clock.now)
  await db.update(order_lists).set({ next_on }).where(eq(order_lists.id, id))
  await call('PUT /v1/me/order-lists/{id}/skip', one)
  const { token } = await call('POST /v1/carts/init', { body: { token: null } })
  await call('POST /v1/me/order-lists/{id}/cart', { ...one, body: { token } })
  await call('DELETE /v1/me/order-lists/{id}', one)
}
