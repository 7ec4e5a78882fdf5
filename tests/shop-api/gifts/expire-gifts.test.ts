import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { coupon_uses } from '#shop-api/db/schema/benefits.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { expireGifts } from '#shop-api/gifts/expire-gifts.ts'
import { THE_SHOP } from '#shop-api/orders/record-order-event.ts'
import { moveOrder } from '#shop-api/orders/move-order.ts'
import { addPoints } from '#shop-api/benefits/move-points.ts'
import { createMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts'
import { ANSWER, RECEIVER, sendGift } from '#tests/support/social-gift.ts'

const LATE = new Date('2026-12-08T10:00:00+09:00')

describe.each(ONE_ENGINE)('a gift nobody answered on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  const open = () => openSellingShop(opened.db, [{ unit_price: 2_160, tax_rate: 8, stock: 9 }])
  /** What the background work does, as often as it is asked; the books of all shops are one. */
  const sweep = ({ clock: { now }, cards }: SellingShop, db = opened.db) =>
    expireGifts({ db, now, payments: cards })
  const listExpiredMails = (shop: SellingShop) =>
    opened.db
      .select()
      .from(mails)
      .where(and(eq(mails.channel_id, shop.channel.id), like(mails.topic, 'gift-expired:%')))
  const countStock = async (shop: SellingShop) => {
    const [row] = await opened.db.select().from(products).where(eq(products.channel_id, shop.channel.id))
    return row?.stock
  }

  test('falls with the deadline: goods and charge go back, the sender hears of it, once', async () => {
    const shop = await open()
    const { order, order_no, giftToken } = await sendGift(shop)
    expect(await countStock(shop)).toBe(7)
    await sweep(shop)
    expect((await order()).status).toBe('paid')
    shop.clock.now = LATE
    // Two processes that wake at the same moment, and one that comes later.
    await Promise.all([sweep(shop), sweep(shop)])
    await sweep(shop)
    const voided = await order()
    expect([voided.status, voided.social_gift?.status]).toEqual(['cancelled', 'expired'])
    expect(await countStock(shop)).toBe(9)
    const charge = shop.cards.vault.listCharges().find((one) => one.order_no === order_no)
    expect(charge?.state).toBe('cancelled')
    const told = await listExpiredMails(shop)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(`${RECEIVER.name} 様へのソーシャルギフト`)
    expect(told[0]?.text).toContain('クレジットカードのご請求は取り消しました')
    const path = `/${shop.channel.name}/v1/social-gifts/${giftToken}`
    const late = await shop.send('PUT', path, ANSWER)
    expect(late).toMatchObject({ status: 422, body: { code: 'social_gift.expired' } })
  })

  test('gives points and coupon back, and takes back what the order earned', async () => {
    const shop = await open()
    const member = await createMember(opened.db, { channel: shop.channel.name, now: shop.clock.now })
    await opened.db.transaction((tx) =>
      addPoints(tx, {
        user_id: member.id,
        kind: 'grant',
        point: 500,
        reason: '進呈',
        expires_on: '2026-12-31',
        now: shop.clock.now,
      }),
    )
    await opened.db.insert(coupons).values({
      channel_id: shop.channel.id,
      code: 'OKURU',
      name: '贈るクーポン',
      description: '',
      kind: 'amount',
      discount: 300,
      minimum_total: 0,
      starts_at: new Date(shop.clock.now.getTime() - 1_000),
    })
    Object.assign(shop.headers, member.headers)
    const { order } = await sendGift(shop, 'bank_transfer', async (token) => {
      await shop.call('POST /v1/carts/init', { body: { token } })
      await shop.call('PATCH /v1/carts/coupons/add', { body: { token, code: 'OKURU' } })
      await shop.call('PATCH /v1/carts/point', { body: { token, point: 500 } })
    })
    expect((await order()).detail.order).toMatchObject({ used_point: 500, coupon_discount: 300 })
    expect((await shop.call('GET /v1/me/points', {})).balance).toBe(0)
    const then = shop.clock.now
    shop.clock.now = LATE
    await sweep(shop)
    await sweep(shop)
    // The login does not last as long as the gift waited.
    shop.clock.now = then
    expect(await shop.call('GET /v1/me/points', {})).toMatchObject({ balance: 500, pending: 0 })
    const uses = await opened.db.select().from(coupon_uses).where(eq(coupon_uses.channel_id, shop.channel.id))
    expect(uses.map(({ released_at }) => released_at !== null)).toEqual([true])
    const [mail] = await listExpiredMails(shop)
    expect(mail?.text).toContain('ポイント・クーポンは、お返ししました')
    expect(mail?.text).toContain('ご返金先の口座')
  })

  test('is left alone when it was answered, left the shop, or was cancelled before', async () => {
    const shop = await open()
    const answered = await sendGift(shop)
    await shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${answered.giftToken}`, ANSWER)
    const cancelled = await sendGift(shop)
    const { now } = shop.clock
    const { id } = await cancelled.order()
    const scope = { db: opened.db, channel: shop.channel, now, payments: shop.cards }
    await moveOrder(scope, THE_SHOP, id, { status: 'cancelled' })
    shop.clock.now = LATE
    await sweep(shop)
    const [kept, voided] = [await answered.order(), await cancelled.order()]
    expect([kept.status, kept.social_gift?.status]).toEqual(['paid', 'accepted'])
    expect(voided.social_gift?.status).toBe('cancelled')
    expect(await listExpiredMails(shop)).toEqual([])
  })

  test('an answer in the last moment and the sweep end in one of the two, never in both', async () => {
    const shop = await open()
    const gifts = [await sendGift(shop), await sendGift(shop), await sendGift(shop)]
    const before = new Date(LATE.getTime() - 1)
    const answers = gifts.map(({ giftToken }) =>
      shop.send('PUT', `/${shop.channel.name}/v1/social-gifts/${giftToken}`, ANSWER),
    )
    shop.clock.now = before
    const [replies] = await Promise.all([
      Promise.all(answers),
      expireGifts({
        db: opened.db,
        now: LATE,
        payments: shop.cards,
      }),
    ])
    const ends = await Promise.all(gifts.map(async ({ order }) => (await order()).status))
    const expected = replies.map(({ status }) => (status === 200 ? 'paid' : 'cancelled'))
    expect(ends).toEqual(expected)
  })
})
