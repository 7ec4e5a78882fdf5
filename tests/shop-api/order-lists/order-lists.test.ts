import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORDER_LISTS_MAX } from '#contract/buying-limits.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { business_buyers } from '#shop-api/db/schema/business.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { forgetMemberData } from '#shop-api/members/account/forget-member-data.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openOffice } from './open-office.ts'

describe.each(ONE_ENGINE)('lists of what is ordered again and again (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('A list is kept, read with what its goods cost today, changed and removed', async () => {
    const { owner, shop, keep, toInput } = await openOffice(opened.db)
    const kept = await keep()
    expect(kept).toMatchObject({ name: '毎月の補充', day_of_month: 25, is_own: true, owner_name: null })
    expect(kept).toMatchObject({ line_count: 2, next_on: '2026-11-25', is_due: false, last_ordered_at: null })
    const params = { id: kept.id }
    const read = await owner.call('GET /v1/me/order-lists/{id}', { params })
    expect(read).toMatchObject({ ...kept, subtotal: 4_400, total_tax: 400, can_share: false })
    expect(read.lines.map(({ code, quantity, unit_price, problem }) => [code, quantity, unit_price, problem])).toEqual([['C-1', 3, 1_100, null], ['C-2', 2, 550, null]]) // prettier-ignore
    const lines = [2, 3, 1].map((at) => ({ product_id: shop.product_ids[at]!, quantity: 5 }))
    const changed = await owner.call('PUT /v1/me/order-lists/{id}', {
      params,
      body: toInput({ name: '冬の補充', day_of_month: 31, lines: lines.slice(1) }),
    })
    expect(changed).toMatchObject({ name: '冬の補充', next_on: '2026-11-30' })
    expect(changed.lines.map(({ code, problem, max_quantity }) => [code, problem, max_quantity])).toEqual([['C-4', 'not_enough_stock', 3], ['C-2', null, 15]]) // prettier-ignore
    const { data } = await owner.call('GET /v1/me/order-lists', {})
    expect(data).toEqual([expect.objectContaining({ id: kept.id, name: '冬の補充', line_count: 2 })])
    await owner.call('DELETE /v1/me/order-lists/{id}', { params })
    expect((await owner.call('GET /v1/me/order-lists', {})).data).toEqual([])
    expect(await owner.refuse('GET /v1/me/order-lists/{id}', { params })).toMatchObject({ status: 404 })
  })

  test('Bad input says which field and why, and keeps nothing', async () => {
    const { owner, shop, toInput } = await openOffice(opened.db)
    const [product_id = 0] = shop.product_ids
    const refuse = async (changed: Parameters<typeof toInput>[0]) => {
      const { status, errors } = await owner.refuse('POST /v1/me/order-lists', { body: toInput(changed) })
      expect(status).toBe(422)
      return errors?.map(({ field }) => field)
    }
    expect(await refuse({ name: ' ' })).toEqual(['name'])
    expect(await refuse({ lines: [] })).toEqual(['lines'])
    expect(await refuse({ lines: [{ product_id, quantity: 10_000 }] })).toEqual(['lines.0.quantity'])
    expect(await refuse({ lines: [{ product_id: 999_999, quantity: 1 }] })).toEqual(['lines.0.product_id'])
    const twice = [1, 2].map((quantity) => ({ product_id, quantity }))
    expect(await refuse({ lines: twice })).toEqual(['lines.1.product_id'])
    expect(await refuse({ is_shared: true })).toEqual(['is_shared'])
    const day = await owner.send('POST', `/${shop.channel.name}/v1/me/order-lists`, {
      ...toInput(),
      day_of_month: 29,
    })
    expect(day.status).toBe(422)
    const sister = await openOffice(opened.db)
    const foreign = [{ product_id: sister.shop.product_ids[0]!, quantity: 1 }]
    expect(await refuse({ lines: foreign })).toEqual(['lines.0.product_id'])
    expect((await owner.call('GET /v1/me/order-lists', {})).data).toEqual([])
  })

  test('What is no longer sold says so and may stay; what was taken out of the catalogue is gone', async () => {
    const { owner, shop, keep, toInput } = await openOffice(opened.db)
    const { id } = await keep()
    const params = { id }
    const [first, second] = await opened.db
      .select()
      .from(product_models)
      .where(eq(product_models.channel_id, shop.channel.id))
      .orderBy(product_models.position)
    await opened.db
      .update(product_models)
      .set({ close_at: shop.clock.now })
      .where(eq(product_models.id, first!.id))
    const { lines } = await owner.call('GET /v1/me/order-lists/{id}', { params })
    expect(lines[0]).toMatchObject({ key: null, unit_price: null, max_quantity: 0, problem: 'not_on_sale' })
    await owner.call('PUT /v1/me/order-lists/{id}', { params, body: toInput({ name: '残す' }) })
    const anew = await owner.refuse('POST /v1/me/order-lists', { body: toInput() })
    expect(anew.errors?.map(({ field }) => field)).toEqual(['lines.0.product_id'])
    await opened.db.delete(product_models).where(eq(product_models.id, second!.id))
    const left = await owner.call('GET /v1/me/order-lists/{id}', { params })
    expect(left.lines.map(({ code }) => code)).toEqual(['C-1'])
  })

  test('Quantities that are no multiple say so, also when the shop sold them singly before', async () => {
    const { owner, shop, keep } = await openOffice(opened.db)
    const { id } = await keep()
    const units = { order_multiple: 2, carton_quantity: 24 }
    await opened.db.update(products).set(units).where(eq(products.channel_id, shop.channel.id))
    const { lines } = await owner.call('GET /v1/me/order-lists/{id}', { params: { id } })
    expect(lines.map(({ quantity, problem }) => [quantity, problem])).toEqual([[3, 'not_a_multiple'], [2, null]]) // prettier-ignore
    expect(lines[0]).toMatchObject(units)
  })

  test('A member keeps no more lists than allowed', async () => {
    const { owner, shop, toInput } = await openOffice(opened.db)
    const moments = { created_at: shop.clock.now, updated_at: shop.clock.now }
    const own = { channel_id: shop.channel.id, user_id: owner.id, ...moments }
    const names = Array.from({ length: ORDER_LISTS_MAX }, (_, at) => ({ ...own, name: `リスト${at}` }))
    await opened.db.insert(order_lists).values(names)
    const refused = await owner.refuse('POST /v1/me/order-lists', { body: toInput() })
    expect(refused).toMatchObject({ status: 422, code: 'order_list.too_many' })
  })

  test('Colleagues see a shared list at their company’s prices and leave it as it is; nobody else sees it', async () => {
    const { owner, join, found, keep, toInput } = await openOffice(opened.db)
    const [colleague, stranger] = [await join('佐藤'), await join('鈴木')]
    await found(owner, colleague)
    const hidden = await keep({ name: '自分だけ' })
    const shared = await keep({ name: '共有', is_shared: true })
    const own = await owner.call('GET /v1/me/order-lists/{id}', { params: { id: shared.id } })
    expect(own.lines.map(({ unit_price }) => unit_price)).toEqual([800, 495])
    expect(own).toMatchObject({ subtotal: 3_390, can_share: true })
    const { data } = await colleague.call('GET /v1/me/order-lists', {})
    expect(data).toEqual([
      expect.objectContaining({ id: shared.id, is_own: false, is_shared: true, owner_name: '青木 恵' }),
    ])
    const params = { id: shared.id }
    const seen = await colleague.call('GET /v1/me/order-lists/{id}', { params })
    expect(seen.lines.map(({ unit_price }) => unit_price)).toEqual([800, 495])
    const not_own = { status: 422, code: 'order_list.not_own' }
    const body = toInput({ is_shared: true })
    expect(await colleague.refuse('PUT /v1/me/order-lists/{id}', { params, body })).toMatchObject(not_own)
    expect(await colleague.refuse('DELETE /v1/me/order-lists/{id}', { params })).toMatchObject(not_own)
    expect(await colleague.refuse('PUT /v1/me/order-lists/{id}/skip', { params })).toMatchObject(not_own)
    const absent = { status: 404 }
    expect(await colleague.refuse('GET /v1/me/order-lists/{id}', { params: { id: hidden.id } })).toMatchObject(absent) // prettier-ignore
    expect(await stranger.refuse('GET /v1/me/order-lists/{id}', { params })).toMatchObject(absent)
    expect((await stranger.call('GET /v1/me/order-lists', {})).data).toEqual([])
    // Whoever is stopped shares nothing any more, and sees nothing.
    await opened.db
      .update(business_buyers)
      .set({ is_active: false })
      .where(eq(business_buyers.user_id, owner.id))
    expect(await colleague.refuse('GET /v1/me/order-lists/{id}', { params })).toMatchObject(absent)
    expect(await owner.call('GET /v1/me/order-lists/{id}', { params })).toMatchObject({ is_shared: false })
  })

  test('Those that are due come first, and one that is not wanted this month is put off', async () => {
    const { owner, keep } = await openOffice(opened.db)
    const later = await keep({ name: 'あとで', day_of_month: 28 })
    const due = await keep({ name: 'わすれず', day_of_month: 24 })
    const without = await keep({ name: 'いつでも', day_of_month: null })
    expect(due.next_on).toBe('2026-12-24')
    await opened.db.update(order_lists).set({ next_on: '2026-11-24' }).where(eq(order_lists.id, due.id))
    const { data } = await owner.call('GET /v1/me/order-lists', {})
    expect(data.map(({ id, is_due }) => [id, is_due])).toEqual([
      [due.id, true],
      [later.id, false],
      [without.id, false],
    ])
    const skipped = await owner.call('PUT /v1/me/order-lists/{id}/skip', { params: { id: due.id } })
    expect(skipped).toMatchObject({
      is_due: false,
      next_on: '2026-12-24',
      last_ordered_at: null,
      line_count: 2,
    })
    const again = await owner.refuse('PUT /v1/me/order-lists/{id}/skip', { params: { id: due.id } })
    expect(again).toMatchObject({ status: 422, code: 'order_list.not_due' })
  })

  test('With the same day a list that is due stays due; another day begins anew', async () => {
    const { owner, keep, toInput } = await openOffice(opened.db)
    const { id } = await keep({ day_of_month: 24 })
    await opened.db.update(order_lists).set({ next_on: '2026-11-24' }).where(eq(order_lists.id, id))
    const change = (changed: Parameters<typeof toInput>[0]) =>
      owner.call('PUT /v1/me/order-lists/{id}', { params: { id }, body: toInput(changed) })
    expect(await change({ day_of_month: 24 })).toMatchObject({ is_due: true })
    expect(await change({ day_of_month: 28 })).toMatchObject({ is_due: false, next_on: '2026-11-28' })
    expect(await change({ day_of_month: null })).toMatchObject({ is_due: false, next_on: null })
  })

  test('The lists of a member who leaves go', async () => {
    const { owner, shop, keep, read } = await openOffice(opened.db)
    const { id } = await keep()
    await opened.db.transaction((tx) =>
      forgetMemberData(tx, { channel: shop.channel.name, user_id: owner.id, now: shop.clock.now }),
    )
    expect(await read(id)).toBeUndefined()
  })
})
