import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName, CallOutput } from '#contract/index.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { point_histories } from '#shop-api/db/schema/wallet.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { DEMO_PASSWORD } from '#demo/demo-members.ts'
import { loadDemoShops, loadThemedShops } from '#demo/demo-shops.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

const shops = [...inTurn(await loadDemoShops(), 1), ...inTurn(await loadThemedShops(), 1)]
const PRODUCTS = 60

describe.each(shops.map((shop) => [shop.channel, shop] as const))(
  'the demo member of %s',
  (channel, shop) => {
    let opened: OpenDb
    let read: <Name extends CallName>(name: Name, path: string) => Promise<CallOutput<Name>>
    beforeAll(async () => {
      opened = await openTestDb()
      const { db } = opened
      await insertDemoShop(db, { shop, now: TEST_NOW, product_count: PRODUCTS })
      const app = createAppWith({ db, opened })
      const ask = createAsk({ request: async (path, init) => app.request(path, init) })
      const headers: Record<string, string> = {}
      if (shop.keycode !== null) {
        const pass = await ask('POST keycode/check', { channel, body: { keycode: shop.keycode } })
        headers['x-keycode-token'] = (pass.body as { keycode_token: string }).keycode_token
      }
      const login = await ask('POST auth/login', {
        channel,
        as: { headers: headers as never },
        body: { username: 'demo@example.jp', password: DEMO_PASSWORD },
      })
      expect(login).toMatchObject({ status: 200 })
      const { access_token } = login.body as { access_token: string }
      const as = { headers: { ...headers, authorization: `Bearer ${access_token}` } }
      read = async (name, path) => {
        const { status, body } = await ask(`GET ${path}`, { channel, as })
        expect([name, status]).toEqual([name, 200])
        return body as never
      }
    })
    afterAll(() => opened.close())

    test('finds every list of the account filled', async () => {
      expect((await read('GET /v1/me/user-addresses', 'me/user-addresses')).data).toHaveLength(5)
      expect((await read('GET /v1/me/bookmarks', 'me/bookmarks')).data).toHaveLength(4)
      const [favourites] = (await read('GET /v1/me/user-lists', 'me/user-lists')).data
      expect(favourites?.count).toBe(7)
      expect((await read('GET /v1/me/product-histories', 'me/product-histories')).data).toHaveLength(10)
      const searches = await read('GET /v1/me/product-search-histories', 'me/product-search-histories')
      expect(searches.data.map(({ q }) => q)).toEqual(shop.member_story?.searches.toReversed())
      expect((await read('GET /v1/me/user-memorials', 'me/user-memorials')).data).toHaveLength(4)
      for (const purpose of ['body', 'helmet', 'glove', 'foot'] as const) {
        const { data } = await read('GET /v1/me/timeseries', `me/timeseries?purpose=${purpose}`)
        expect(data.length).toBeGreaterThan(0)
      }
      expect((await read('GET /v1/me/name-embroidery', 'me/name-embroidery')).data).toMatchObject({
        text: '暖簾',
      })
      expect((await read('GET /v1/me/coupons', 'me/coupons')).data.length).toBeGreaterThan(1)
      const { data: messages } = await read('GET /v1/me/system-messages', 'me/system-messages')
      const told = shop.member_story?.messages.toSorted((one, other) => one.days_ago - other.days_ago) ?? []
      expect(told.length).toBeGreaterThan(1)
      expect(messages.map(({ is_read }) => is_read)).toEqual(told.map(({ is_read }) => is_read))
      const [inquiry] = (await read('GET /v1/me/inquiries', 'me/inquiries')).data
      const talk = await read('GET /v1/me/inquiries/{resourceKey}', `me/inquiries/${inquiry?.key}`)
      expect(talk.comments.map(({ author }) => author)).toEqual(['shop', 'member'])
    })

    test('has ordered before, got points for it, and mails of long ago do not leave', async () => {
      const { data, user_order_total_payment } = await read('GET /v1/me/orders', 'me/orders')
      expect(data.map(({ status }) => status)).toEqual([
        'awaiting_payment',
        'shipped',
        ...(channel === 'hojin' ? (['shipped', 'shipped', 'shipped'] as const) : []),
        'cancelled',
        'completed',
        'completed',
      ])
      expect(user_order_total_payment).toBeGreaterThan(0)
      const order = await read('GET /v1/me/orders/{id}', `me/orders/${data[0]?.id}`)
      expect(order.order_no).toBe(data[0]?.order_no)
      expect(await opened.db.select().from(mails)).toEqual([])
      const points = await read('GET /v1/me/points', 'me/points')
      expect(points.expiring?.point).toBe(300)
      const [user] = await opened.db.select().from(users).where(eq(users.email, 'demo@example.jp'))
      const moves = await opened.db.select().from(point_histories)
      expect(points.balance).toBe(user?.points)
      expect(moves.reduce((sum, { point }) => sum + point, 0)).toBe(points.balance)
      expect(moves.reduce((sum, { left_point }) => sum + left_point, 0)).toBe(points.balance)
      expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(['grant', 'use', 'expire', 'earn']))
    })

    test('buys for a company that got an invoice for last month, where the shop has such', async () => {
      const hasTerms = shop.business_accounts?.some(({ invoice_terms: terms }) => terms) ?? false
      expect(hasTerms).toBe(channel === 'hojin')
      if (!hasTerms) return
      const { account } = await read('GET /v1/me/business-account', 'me/business-account')
      expect(account?.invoice).toMatchObject({ credit_limit: 500_000, is_stopped: false })
      const { data } = await read('GET /v1/me/business-account/invoices', 'me/business-account/invoices')
      expect(data).toMatchObject([{ number: 'INV-000001', state: 'open' }])
      expect(data[0]?.open).toBe(account?.invoice?.used)
    })

    test('reviewed what was bought; the product counts only what shows', async () => {
      const [row] = await opened.db.select().from(channels).where(eq(channels.name, channel))
      const own = await opened.db
        .select({ state: reviews.state, model_id: reviews.model_id, count: product_models.review_count })
        .from(reviews)
        .innerJoin(product_models, eq(product_models.id, reviews.model_id))
        .innerJoin(users, eq(users.id, reviews.user_id))
        .where(eq(reviews.channel_id, row?.id ?? 0))
        .orderBy(reviews.id)
      expect(own.map(({ state }) => state)).toEqual(['shown', 'waiting'])
      for (const { model_id, count } of own) {
        const shows = and(eq(reviews.model_id, model_id), eq(reviews.state, 'shown'))
        expect(await opened.db.$count(reviews, shows)).toBe(count)
      }
    })
  },
)
