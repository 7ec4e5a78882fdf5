import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Coupon, UserCoupon } from '#contract/shapes/coupon.ts'
import type { LandingPage } from '#contract/shapes/landing-page.ts'
import type { Point, PointHistory } from '#contract/shapes/point.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { pending_points, user_coupons } from '#shop-api/db/schema/wallet.ts'
import { expirePoints } from '#shop-api/benefits/expire-points.ts'
import { addPoints, takePoints } from '#shop-api/benefits/move-points.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

describe.each(ONE_ENGINE)('a wallet (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
  })
  beforeEach(async () => {
    hanako = await createMember(shop.db)
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const add = (point: number, expires_on: string | null) =>
    shop.db.transaction((tx) =>
      addPoints(tx, { user_id: hanako.id, kind: 'grant', point, reason: '進呈', expires_on, now: TEST_NOW }),
    )
  const take = (point: number) =>
    shop.db.transaction((tx) =>
      takePoints(tx, {
        user_id: hanako.id,
        kind: 'use',
        point,
        reason: 'ご注文でのご利用',
        order_no: 'M20261120-000001',
        now: TEST_NOW,
      }),
    )
  const points = async (as = hanako) => (await ask('GET me/points', { as })).body as Point

  test('is empty at first, and says what an order would bring', async () => {
    expect(await points()).toEqual({ balance: 0, pending: 0, expiring: null, rate: 1 })
    const [moto] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    const rate = { channel_id: moto?.id ?? 0, key: 'PLUGIN.POINT.RATE', value: 3 }
    await shop.db.insert(settings).values(rate)
    expect((await points()).rate).toBe(3)
    await shop.db.delete(settings).where(eq(settings.key, rate.key))
  })

  test('spends those points first that go first, and forgets those that went', async () => {
    await add(300, null)
    await add(200, '2027-01-31')
    await add(100, '2026-11-30')
    await shop.db
      .insert(pending_points)
      .values({ user_id: hanako.id, order_no: 'M20261120-000002', point: 45 })
    expect(await points()).toMatchObject({
      balance: 600,
      pending: 45,
      expiring: { point: 100, on: '2026-11-30' },
    })
    await take(150)
    expect(await points()).toMatchObject({ balance: 450, expiring: { point: 150, on: '2027-01-31' } })
    await expect(take(451)).rejects.toMatchObject({ body: { code: 'point.not_enough' } })
    expect((await points()).balance).toBe(450)
    await expirePoints(shop.db, new Date('2027-01-31T14:00:00Z'))
    expect((await points()).balance).toBe(450)
    for (let twice = 0; twice < 2; twice++) await expirePoints(shop.db, new Date('2027-01-31T15:00:00Z'))
    expect(await points()).toMatchObject({ balance: 300, expiring: null })
    const answer = await ask('GET me/point-histories?per=3', { as: hanako })
    expect(answer.headers.get('x-total')).toBe('5')
    expect((answer.body as { data: PointHistory[] }).data).toMatchObject([
      { kind: 'expire', point: -150, balance: 300, reason: '有効期限切れ', order_no: null },
      { kind: 'use', point: -150, balance: 450, order_no: 'M20261120-000001', expires_on: null },
      { kind: 'grant', point: 100, balance: 600, expires_on: '2026-11-30' },
    ])
    expect((await ask('GET me/point-histories', { as: jiro })).body).toEqual({ data: [] })
    expect((await points(jiro)).balance).toBe(0)
  })

  test('shows no point whose day is over, even before it was taken back', async () => {
    await add(100, '2026-11-19')
    await add(30, '2026-11-20')
    expect(await points()).toMatchObject({ balance: 30, expiring: { point: 30, on: '2026-11-20' } })
    await expect(take(31)).rejects.toMatchObject({ body: { code: 'point.not_enough' } })
    await take(30)
    expect(await points()).toMatchObject({ balance: 0, expiring: null })
    await expirePoints(shop.db, TEST_NOW)
    expect(await points()).toMatchObject({ balance: 0, expiring: null })
  })

  test('never spends a point twice, however many windows try', async () => {
    await add(100, null)
    const tries = await Promise.allSettled([take(60), take(60), take(60)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [user] = await shop.db.select().from(users).where(eq(users.id, hanako.id))
    expect(user?.points).toBe(40)
  })

  test('shows the coupons there are to anybody, and marks what a member took', async () => {
    const list = async (as?: TestMember) =>
      ((await ask('GET coupons', { ...(as && { as }) })).body as { data: Coupon[] }).data
    const [winter, ...others] = await list()
    expect(others).toEqual([])
    expect(winter).toMatchObject({ code: 'HUYU', kind: 'amount', discount: 500, is_taken: false })
    const body = { coupon_id: winter?.id, page: 'lp' }
    const taken = await ask('POST me/coupons', { as: hanako, body })
    expect(taken).toMatchObject({
      status: 200,
      body: { coupon_id: winter?.id, is_taken: true, used_at: null },
    })
    expect((await list(hanako))[0]?.is_taken).toBe(true)
    expect((await list(jiro))[0]?.is_taken).toBe(false)
    const page = (await ask('GET lp/winter', { as: hanako })).body as LandingPage
    expect(page.coupons.map(({ is_taken }) => is_taken)).toEqual([true])
    const seen = (await ask('GET lp/winter')).body as LandingPage
    expect(seen.coupons.map(({ is_taken }) => is_taken)).toEqual([false])
    const again = await ask('POST me/coupons', { as: hanako, body })
    expect(again).toMatchObject({ status: 422, body: { code: 'coupon.already_taken' } })
  })

  test('holds coupons that can be used before those that cannot', async () => {
    const [winter, summer] = await shop.db.select().from(coupons).orderBy(coupons.id)
    const taken_at = TEST_NOW
    const row = { user_id: hanako.id, page: 'coupon' as const, taken_at }
    await shop.db.insert(user_coupons).values([
      { ...row, coupon_id: winter?.id ?? 0 },
      { ...row, coupon_id: summer?.id ?? 0, taken_at: new Date(TEST_NOW.getTime() + 1000) },
    ])
    const read = async () =>
      ((await ask('GET me/coupons', { as: hanako })).body as { data: UserCoupon[] }).data
    expect((await read()).map(({ code }) => code)).toEqual(['HUYU', 'NATSU'])
    await shop.db.update(user_coupons).set({ used_at: taken_at })
    expect((await read()).map(({ code }) => code)).toEqual(['NATSU', 'HUYU'])
    expect((await ask('GET me/coupons', { as: jiro })).body).toEqual({ data: [] })
  })

  test('takes no coupon that is over, of another shop, or none', async () => {
    const all = await shop.db.select().from(coupons).orderBy(coupons.id)
    const summer = all.find(({ code }) => code === 'NATSU')
    const foreign = all.find(({ channel_id }) => channel_id !== summer?.channel_id)
    const take_it = (coupon_id: unknown) => ask('POST me/coupons', { as: hanako, body: { coupon_id } })
    expect(await take_it(summer?.id)).toMatchObject({ status: 422, body: { code: 'coupon.expired' } })
    for (const id of [foreign?.id, 999_999]) expect((await take_it(id)).status).toBe(404)
    expect((await take_it('x')).status).toBe(422)
  })
})
