import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CouponInput, PopupInput } from '#contract/shapes/admin-campaigns.ts'
import type { Coupon } from '#contract/shapes/coupon.ts'
import type { LandingPage } from '#contract/shapes/landing-page.ts'
import type { Popup } from '#contract/shapes/popup.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { coupons } from '#shop-api/db/schema/campaigns.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

const coupon = (code: string): CouponInput => ({
  code,
  name: '春の300円引き',
  description: '',
  kind: 'amount',
  discount: 300,
  minimum_total: 0,
  for_whom: 'everybody',
  usage_limit: null,
  category_ids: [],
})
const popup = (title: string): PopupInput => ({
  title,
  body: '<p>本日かぎり</p>',
  picture: null,
  href: '/news/',
})

describe.each(ONE_ENGINE)('campaigns in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const listCodes = async () => {
    const { data } = await shop.read<{ data: Coupon[] }>('coupons')
    return data.map(({ code }) => code)
  }
  const seePopup = async () => {
    const { headers } = await createMember(shop.db)
    const answer = await shop.request('/moto/v1/me/popup', { headers })
    return ((await answer.json()) as { data: Popup | null }).data?.title ?? null
  }

  test('a coupon is made as a draft, shown, planned, and removed', async () => {
    const since = await editor.readVersion()
    const made = await editor.call('POST /v1/admin/coupons', {
      body: { ...coupon('HARU300'), is_draft: true },
    })
    expect(made).toMatchObject({ code: 'HARU300', publication: 'draft', usage_limit: null })
    expect(await listCodes()).not.toContain('HARU300')
    expect(await editor.listChanges(since)).toEqual([])
    const params = { id: made.id }
    const shown = await editor.call('PATCH /v1/admin/coupons/{id}', {
      params,
      body: { version: made.version, is_draft: false, discount: 500 },
    })
    expect(shown).toMatchObject({ publication: 'published', discount: 500, name: '春の300円引き' })
    expect(await listCodes()).toContain('HARU300')
    const planned = await editor.call('PATCH /v1/admin/coupons/{id}', {
      params,
      body: {
        version: shown.version,
        published_at: inDays(3).toISOString(),
        close_at: inDays(5).toISOString(),
      },
    })
    expect(planned).toMatchObject({ publication: 'scheduled', close_at: inDays(5).toISOString() })
    expect(await listCodes()).not.toContain('HARU300')
    const { data } = await editor.call('GET /v1/admin/coupons', { query: { publication: 'scheduled' } })
    expect(data.map(({ code }) => code)).toEqual(['HARU300'])
    await editor.call('DELETE /v1/admin/coupons/{id}', { params, query: { version: planned.version } })
    expect((await editor.refuse('GET /v1/admin/coupons/{id}', { params })).status).toBe(404)
    expect(await editor.listChanges(since)).toEqual(['coupon HARU300 created', 'coupon HARU300 deleted'])
  })

  test('a draft can neither be taken nor used', async () => {
    const { id } = await editor.call('POST /v1/admin/coupons', {
      body: { ...coupon('HIMITSU'), is_draft: true },
    })
    const { headers } = await createMember(shop.db)
    const post = (path: string, body: object, method = 'POST') =>
      shop.request(`/moto/v1/${path}`, { method, headers, body: JSON.stringify(body) })
    expect((await post('me/coupons', { coupon_id: id })).status).toBe(404)
    const { token } = (await (await post('carts/init', { token: null })).json()) as { token: string }
    const used = await post('carts/coupons/add', { token, code: 'HIMITSU' }, 'PATCH')
    expect([used.status, ((await used.json()) as { code: string }).code]).toEqual([
      422,
      'cart.coupon.not_found',
    ])
  })

  test('a landing page that shows a coupon is told of as changed, before the coupon', async () => {
    const { data } = await editor.call('GET /v1/admin/coupons', { query: { q: 'HUYU' } })
    const { id, version } = data[0]!
    const since = await editor.readVersion()
    const changed = await editor.call('PATCH /v1/admin/coupons/{id}', {
      params: { id },
      body: { version, name: '冬の特別割引' },
    })
    expect(await editor.listChanges(since)).toEqual(['landing_page winter updated', 'coupon HUYU updated'])
    const { coupons: shown } = await shop.read<LandingPage>('lp/winter')
    expect(shown.map(({ name }) => name)).toEqual(['冬の特別割引'])
    const query = { type: 'coupon', key: 'HUYU', version: changed.version } as const
    expect((await editor.call('GET /v1/admin/publishes', { query })).report?.version).toBe(changed.version)
  })

  test('an editor says which coupons a landing page has, in which order', async () => {
    const first = await editor.call('POST /v1/admin/coupons', { body: coupon('ICHI') })
    const second = await editor.call('POST /v1/admin/coupons', { body: coupon('NI') })
    const page = await editor.call('POST /v1/admin/lp', {
      body: {
        slug: 'two-coupons',
        title: 'ふたつの割引',
        description: '',
        layout: 'default',
        body: '<p>本日から</p>',
        is_show_header: true,
        is_show_footer: true,
        redirect_url: null,
        coupon_ids: [second.id, first.id],
      },
    })
    const listCoupons = async () => {
      const { coupons: shown } = await shop.read<LandingPage>('lp/two-coupons')
      return shown.map(({ code }) => code)
    }
    expect(page.coupon_ids).toEqual([second.id, first.id])
    expect(await listCoupons()).toEqual(['NI', 'ICHI'])
    const since = await editor.readVersion()
    await editor.call('DELETE /v1/admin/coupons/{id}', { params: { id: second.id } })
    expect(await listCoupons()).toEqual(['ICHI'])
    expect(await editor.listChanges(since)).toEqual(['landing_page two-coupons updated', 'coupon NI deleted'])
    const params = { id: page.id }
    const { version: before } = await editor.call('GET /v1/admin/lp/{id}', { params })
    const { version, ...renamed } = await editor.call('PATCH /v1/admin/lp/{id}', {
      params,
      body: { version: before, title: 'ひとつの割引' },
    })
    expect(renamed.coupon_ids).toEqual([first.id])
    const body = { version, coupon_ids: [99_999] }
    const refused = await editor.refuse('PATCH /v1/admin/lp/{id}', { params, body })
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'coupon_ids'])
    expect(await listCoupons()).toEqual(['ICHI'])
  })

  test('whoever saved first wins', async () => {
    const { id, version } = await editor.call('POST /v1/admin/coupons', { body: coupon('FUTARI') })
    const save = (discount: number) =>
      editor.call('PATCH /v1/admin/coupons/{id}', { params: { id }, body: { version, discount } })
    const results = await Promise.allSettled([save(100), save(200)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = await editor.refuse('DELETE /v1/admin/coupons/{id}', { params: { id }, query: { version } })
    expect(late).toMatchObject({ status: 409, code: 'admin.version_conflict' })
  })

  test('a coupon that cannot be is refused by field, and nothing of it is kept', async () => {
    const refuse = async (wrong: Partial<CouponInput>) => {
      const answer = await editor.refuse('POST /v1/admin/coupons', { body: { ...coupon('DAME'), ...wrong } })
      return [answer.status, answer.errors?.[0]?.field]
    }
    expect(await refuse({ kind: 'rate', discount: 101 })).toEqual([422, 'discount'])
    expect(await refuse({ kind: 'carriage', discount: 1 })).toEqual([422, 'discount'])
    expect(await refuse({ discount: 0 })).toEqual([422, 'discount'])
    expect(await refuse({ code: 'だめ' })).toEqual([422, 'code'])
    expect(await refuse({ code: 'HUYU' })).toEqual([422, 'code'])
    expect(await refuse({ category_ids: [99_999] })).toEqual([422, 'category_ids'])
    expect(await shop.db.$count(coupons, eq(coupons.code, 'DAME'))).toBe(0)
  })

  test('a coupon somebody took stays, and can be ended instead', async () => {
    const { id, version } = await editor.call('POST /v1/admin/coupons', { body: coupon('NOKORU') })
    const { headers } = await createMember(shop.db)
    const body = JSON.stringify({ coupon_id: id })
    expect((await shop.request('/moto/v1/me/coupons', { method: 'POST', headers, body })).status).toBe(200)
    const refused = await editor.refuse('DELETE /v1/admin/coupons/{id}', {
      params: { id },
      query: { version },
    })
    expect(refused).toMatchObject({ status: 422, code: 'admin.coupon_in_use' })
    const before = { published_at: inDays(-2).toISOString(), close_at: inDays(-1).toISOString() }
    const ended = await editor.call('PATCH /v1/admin/coupons/{id}', {
      params: { id },
      body: { version, ...before },
    })
    expect(ended.publication).toBe('closed')
    expect(await listCodes()).not.toContain('NOKORU')
  })

  test('a pop-up is made, planned, followed by its day, and removed', async () => {
    const since = await editor.readVersion()
    const made = await editor.call('POST /v1/admin/popups', { body: popup('まもなくセール') })
    expect(await seePopup()).toBe('まもなくセール')
    const params = { id: made.id }
    const body = { version: made.version, published_at: inDays(2).toISOString() }
    const planned = await editor.call('PATCH /v1/admin/popups/{id}', { params, body })
    expect([planned.publication, await seePopup()]).toEqual(['scheduled', null])
    await recordDueContent(shop.db, inDays(2))
    expect(await editor.listChanges(since)).toEqual(
      expect.arrayContaining([
        `popup ${made.id} created`,
        `popup ${made.id} deleted`,
        `popup ${made.id} created`,
      ]),
    )
    await editor.call('DELETE /v1/admin/popups/{id}', { params })
    const wrong = await editor.refuse('POST /v1/admin/popups', {
      body: { ...popup('x'), href: 'javascript:alert(1)' },
    })
    expect(wrong.errors).toMatchObject([{ field: 'href' }])
  })

  test('another shop’s staff finds none of them', async () => {
    const { id } = await editor.call('POST /v1/admin/popups', { body: popup('よその店') })
    const { id: coupon_id } = await editor.call('POST /v1/admin/coupons', { body: coupon('YOSO') })
    const other = createEditor(shop.request, { channel: 'gift' })
    expect((await other.refuse('GET /v1/admin/popups/{id}', { params: { id } })).status).toBe(404)
    const removal = await other.refuse('DELETE /v1/admin/coupons/{id}', { params: { id: coupon_id } })
    expect(removal.status).toBe(404)
    expect((await other.call('GET /v1/admin/coupons', { query: { q: 'YOSO' } })).data).toEqual([])
  })
})
