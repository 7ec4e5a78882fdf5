import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { tellDueLists } from '#shop-api/order-lists/tell-due-lists.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openOffice } from './open-office.ts'

const IS_USE = 'PLUGIN.ORDER_LIST.IS_USE'

describe.each(ONE_ENGINE)('the owner of a list hears of its day (%s)', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  async function open(is_used = true) {
    const office = await openOffice(opened.db)
    const channel_id = office.shop.channel.id
    await opened.db.insert(settings).values({ channel_id, key: IS_USE, value: is_used })
    return {
      ...office,
      /** What the background work does at a moment. */
      tellAt: async (moment: string, db = opened.db) =>
        tellDueLists(db, new Date(moment), { environment: 'test' }),
      listMails: () =>
        opened.db
          .select()
          .from(mails)
          .where(and(eq(mails.channel_id, channel_id), like(mails.topic, 'order-list:%')))
          .orderBy(mails.id),
    }
  }

  test('by one mail on the day, from seven in the morning, with the goods and the way to the list', async () => {
    const { keep, tellAt, listMails } = await open()
    const { id } = await keep()
    await tellAt('2026-11-24T12:00:00+09:00')
    await tellAt('2026-11-25T00:30:00+09:00')
    await tellAt('2026-11-25T06:59:00+09:00')
    expect(await listMails()).toEqual([])
    await Promise.all([tellAt('2026-11-25T07:00:00+09:00'), tellAt('2026-11-25T07:00:00+09:00')])
    await tellAt('2026-11-25T09:00:00+09:00')
    await tellAt('2026-11-26T09:00:00+09:00')
    const [mail, ...others] = await listMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('【そよかぜ】発注日のお知らせ：毎月の補充')
    expect(mail?.text).toContain('青木 恵 様')
    expect(mail?.text).toContain(`/mypage/order_list/${id}/`)
    expect(mail?.text).toContain('・商品1　3点\n・商品2　2点')
  })

  test('again next month, once it was ordered; and not at all when it was ordered before the morning', async () => {
    const { keep, tellAt, listMails } = await open()
    const { id } = await keep()
    await tellAt('2026-11-25T08:00:00+09:00')
    const ordered = { next_on: '2026-12-25', last_ordered_at: new Date('2026-11-25T09:00:00+09:00') }
    await opened.db.update(order_lists).set(ordered).where(eq(order_lists.id, id))
    await tellAt('2026-12-24T08:00:00+09:00')
    expect(await listMails()).toHaveLength(1)
    await tellAt('2026-12-25T08:00:00+09:00')
    expect(await listMails()).toHaveLength(2)
    const early = await open()
    await early.keep()
    const body = { token: await early.openCart(early.owner) }
    const [list] = (await early.owner.call('GET /v1/me/order-lists', {})).data
    await early.owner.call('POST /v1/me/order-lists/{id}/cart', { params: { id: list!.id }, body })
    await early.tellAt('2026-11-25T08:00:00+09:00')
    expect(await early.listMails()).toEqual([])
  })

  test('also when nothing of it is sold any more, and it says so', async () => {
    const { shop, keep, tellAt, listMails } = await open()
    await keep()
    await opened.db.update(products).set({ stock: 0 }).where(eq(products.id, shop.product_ids[0]!))
    await opened.db.delete(products).where(eq(products.id, shop.product_ids[1]!))
    await keep({ lines: [{ product_id: shop.product_ids[3]!, quantity: 1 }, { product_id: shop.product_ids[0]!, quantity: 1 }] }) // prettier-ignore
    await tellAt('2026-11-25T08:00:00+09:00')
    const [gone, some] = await listMails()
    expect(gone?.text).toContain('いまはどれもご注文いただけません')
    expect(some?.text).toContain('このうち1件は、販売を終了したか、在庫がありません')
  })

  test('not while the shop is closed or sells nothing: then when it opens again', async () => {
    const { shop, keep, tellAt, listMails } = await open()
    await keep()
    const { id } = shop.channel
    const maintenance = { title: '準備中', message: 'お待ちください。', gtm_id: null }
    await opened.db.update(channels).set({ maintenance }).where(eq(channels.id, id))
    await tellAt('2026-11-25T08:00:00+09:00')
    await opened.db.update(channels).set({ maintenance: null }).where(eq(channels.id, id))
    await opened.db.insert(settings).values([
      { channel_id: id, key: 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE', value: true },
      { channel_id: id, key: 'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING', value: false },
    ])
    await tellAt('2026-11-25T10:00:00+09:00')
    expect(await listMails()).toEqual([])
    await opened.db
      .update(settings)
      .set({ value: false })
      .where(and(eq(settings.channel_id, id), eq(settings.key, 'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE')))
    await tellAt('2026-11-25T20:59:00+09:00')
    expect(await listMails()).toHaveLength(1)
  })

  test('not where the shop has no lists, nor who has left', async () => {
    const without = await open(false)
    await without.keep()
    await without.tellAt('2026-11-25T08:00:00+09:00')
    expect(await without.listMails()).toEqual([])
    const { owner, shop, keep, tellAt, listMails } = await open()
    await keep()
    await opened.db.update(users).set({ left_at: shop.clock.now }).where(eq(users.id, owner.id))
    await tellAt('2026-11-25T08:00:00+09:00')
    expect(await listMails()).toEqual([])
  })
})
