import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { createAddressWords } from '#tests/support/address-words.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { comeBack, keepQuotation, openQuotingShop, setPrice, signIn } from '#tests/support/quotation.ts'
import { fillCart, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'

describe.each(ONE_ENGINE)('quotations a member keeps (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const open = () => openQuotingShop(opened.db)
  const read = (shop: SellingShop, id: number) => shop.call('GET /v1/me/quotations/{id}', { params: { id } })

  test('A quotation says what was in the cart and until when it holds; the cart stays', async () => {
    const shop = await open()
    const cart = await readyCart(shop, [[0, 3]], 'bank_transfer')
    const kept = await shop.call('POST /v1/me/quotations', {
      body: { token: cart.token, title: ' 冬の備品 ', addressee: '' },
    })
    expect(kept).toEqual({
      id: kept.id,
      quotation_no: `Q-2611-${String(kept.id).padStart(6, '0')}`,
      status: 'open',
      title: '冬の備品',
      addressee: null,
      total_payment: 3 * 3_300 + 770,
      product_name: '商品1',
      line_count: 1,
      quoted_at: '2026-11-24T01:00:00.000Z',
      valid_until: '2026-12-24',
      order_no: null,
    })
    const still = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: cart.token } })
    expect([still.version, still.detail, still.quotation_no]).toEqual([cart.version, cart.detail, undefined])
    const later = await keepQuotation(shop)
    const { data } = await shop.call('GET /v1/me/quotations', {})
    expect(data.map(({ id }) => id)).toEqual([later.id, kept.id])
    expect(await read(shop, kept.id)).toMatchObject({
      problems: [],
      detail: { order: { total_payment: 10_670, payment_name: '銀行振込' } },
      leadtimes: [{ earliest: '2026-11-25' }],
    })
  })

  test('What was not chosen yet is the usual of the member; what is still missing is said with what to do', async () => {
    const shop = await open()
    const bare = await fillCart(shop, [[0, 1]])
    const body = { token: bare.token, title: null, addressee: null }
    const first = await shop.call('POST /v1/me/quotations', { body })
    const { problems } = await read(shop, first.id)
    expect(problems.map(({ code }) => code)).toEqual(['address', 'orderer'])
    for (const { message } of problems) expect(message).toContain('「内容を変えて注文する」から')

    await shop.db
      .update(users)
      .set({ phone_number: '09012345678' })
      .where(eq(users.id, bare.user_id ?? 0))
    const words = createAddressWords({ prefecture: '大阪府' })
    await shop.call('POST /v1/me/user-addresses', { body: words })
    const second = await shop.call('POST /v1/me/quotations', { body })
    expect(await read(shop, second.id)).toMatchObject({
      problems: [],
      detail: {
        shippings: [{ address: { prefecture: '大阪府' }, carriage: 880 }],
        order: { orderer: { last_name: '青木' }, payment_name: '銀行振込' },
      },
    })
  })

  test('Coupons, points and a card are not promised; a way to pay with nobody there is wanted', async () => {
    const shop = await open()
    const { token } = await readyCart(shop, [[0, 1]], 'card')
    const { id } = await shop.call('POST /v1/me/quotations', {
      body: { token, title: null, addressee: null },
    })
    expect((await read(shop, id)).problems).toMatchObject([{ code: 'card' }])
    const [row] = await shop.db.select().from(quotations).where(eq(quotations.id, id))
    expect(row?.cart_detail).toMatchObject({ card_token: null, request_ids: [] })
    const refusal = await shop.refuse('POST /v1/me/quotations/{id}/order', {
      params: { id },
      body: { total_payment: 4_070 },
    })
    expect([refusal.status, refusal.code, refusal.errors?.[0]?.field]).toEqual([
      422,
      'cart.decision.incomplete',
      'detail.order.card_token',
    ])
  })

  test('An empty cart, a gift whose recipient says where it goes, and goods that left are refused', async () => {
    const shop = await open()
    const words = { title: null, addressee: null }
    const empty = await fillCart(shop, [])
    const keep = (token: string) => shop.refuse('POST /v1/me/quotations', { body: { token, ...words } })
    expect(await keep(empty.token)).toMatchObject({ status: 422, code: 'cart.common.is_empty' })
    expect(await keep('nobody-knows-it')).toMatchObject({ status: 404 })
    const { token } = await fillCart(shop, [[0, 1]])
    const receiver = { name: '鈴木 一郎', message: '' }
    await shop.call('PATCH /v1/carts/social/receiver', { body: { token, receiver } })
    expect(await keep(token)).toMatchObject({ status: 422, code: 'quotation.not_orderable' })
    await shop.call('PATCH /v1/carts/social/receiver', { body: { token, receiver: null } })
    await shop.db.delete(products).where(eq(products.id, shop.product_ids[0] ?? 0))
    expect(await keep(token)).toMatchObject({ code: 'quotation.not_orderable' })
  })

  test('Two hundred are kept and no more', async () => {
    const shop = await open()
    const { id } = await keepQuotation(shop)
    const [row] = await shop.db.select().from(quotations).where(eq(quotations.id, id))
    const { id: _id, ...values } = row!
    await shop.db
      .insert(quotations)
      .values(
        Array.from({ length: 199 }, (_, at) => ({ ...values, quotation_no: `${values.quotation_no}-${at}` })),
      )
    const { token } = await fillCart(shop, [[0, 1]])
    const body = { token, title: null, addressee: null }
    expect(await shop.refuse('POST /v1/me/quotations', { body })).toMatchObject({
      status: 422,
      code: 'quotation.too_many',
    })
    await shop.call('DELETE /v1/me/quotations/{id}', { params: { id } })
    await shop.call('POST /v1/me/quotations', { body })
  })

  test('Nobody else reads, prints, orders, takes or deletes it', async () => {
    const shop = await open()
    const { id, total_payment } = await keepQuotation(shop)
    await signIn(shop)
    const { token } = await fillCart(shop, [])
    const params = { id }
    expect((await shop.call('GET /v1/me/quotations', {})).data).toEqual([])
    for (const refusal of [
      await shop.refuse('GET /v1/me/quotations/{id}', { params }),
      await shop.refuse('GET /v1/me/quotations/{id}/download', { params }),
      await shop.refuse('POST /v1/me/quotations/{id}/order', { params, body: { total_payment } }),
      await shop.refuse('POST /v1/me/quotations/{id}/cart', { params, body: { token } }),
      await shop.refuse('DELETE /v1/me/quotations/{id}', { params }),
    ])
      expect([refusal.status, refusal.code]).toEqual([404, 'not_found'])
  })

  test('The paper has number, addressee, last day and prices of its making, whatever the catalogue says now', async () => {
    const shop = await open()
    const { id, quotation_no } = await keepQuotation(shop, {
      title: '冬の備品',
      addressee: '株式会社のれん 御中',
    })
    await setPrice(shop, 0, 9_900)
    await comeBack(shop, '2026-12-20T10:00:00+09:00')
    const { headers } = shop
    const answer = await shop.app.fetch(
      new Request(`http://shop.test/${shop.channel.name}/v1/me/quotations/${id}/download`, { headers }),
    )
    expect(decodeURIComponent(answer.headers.get('x-suggested-filename') ?? '')).toBe(
      `見積書_${quotation_no}.pdf`,
    )
    const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()), { verbosity: 0 })
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, '')
    for (const part of [
      `No.${quotation_no}`,
      '株式会社のれん御中',
      '件名：冬の備品',
      '発行日2026.11.24',
      '有効期限2026.12.24',
      '￥11,750－',
      '9,900',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('29,700')
  })

  test('A quotation made of quoted prices holds no longer than they do', async () => {
    const shop = await open()
    const { id } = await keepQuotation(shop)
    await setPrice(shop, 0, 9_900)
    await comeBack(shop, '2026-12-10T10:00:00+09:00')
    const { token } = await fillCart(shop, [])
    await shop.call('POST /v1/me/quotations/{id}/cart', { params: { id }, body: { token } })
    const again = await shop.call('POST /v1/me/quotations', { body: { token, title: null, addressee: null } })
    expect([again.valid_until, again.total_payment]).toEqual(['2026-12-24', 11_750])
  })

  test('Whoever leaves leaves no quotation behind', async () => {
    const shop = await open()
    await keepQuotation(shop)
    await shop.db.transaction((tx) =>
      forgetMemberData(tx, { channel: shop.channel.name, user_id: shop.member.id, now: shop.clock.now }),
    )
    expect(await shop.db.$count(quotations, eq(quotations.channel_id, shop.channel.id))).toBe(0)
  })
})
