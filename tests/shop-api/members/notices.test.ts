import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Article } from '#contract/shapes/content.ts'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import type { ProductRequest } from '#contract/shapes/member-history.ts'
import type { SystemMessage } from '#contract/shapes/system-message.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { articles, popups } from '#shop-api/db/schema/content.ts'
import { consents, form_layouts, system_messages } from '#shop-api/db/schema/member-records.ts'
import { product_requests } from '#shop-api/db/schema/visitors.ts'
import { sendSystemMessage } from '#shop-api/members/messages/send-system-message.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { setSetting } from '#tests/support/member-fixtures.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const DAY_MS = 86_400_000
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

describe.each(ONE_ENGINE)('what the shop tells a member (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  let channel_id: number
  let gift_id: number
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
    const rows = await shop.db.select().from(channels)
    channel_id = rows.find(({ name }) => name === 'moto')?.id ?? 0
    gift_id = rows.find(({ name }) => name === 'gift')?.id ?? 0
  })
  beforeEach(async () => {
    await shop.db.delete(system_messages)
    hanako = await createMember(shop.db, { user: { created_at: ago(10) } })
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const list = async (as = hanako, query = '') => {
    const { body, headers } = await ask(`GET me/system-messages${query}`, { as })
    return { total: headers.get('x-total'), data: (body as { data: SystemMessage[] }).data }
  }
  const tell = (user_id: number | null, title: string, now = ago(1), channel = channel_id) =>
    shop.db.transaction((tx) =>
      sendSystemMessage(tx, { channel_id: channel, user_id, title, body: '<p>本文</p>', now }),
    )

  test('stands in the message center newest first, and is read once opened', async () => {
    await tell(hanako.id, '一通目', ago(3))
    await tell(hanako.id, '二通目', ago(2))
    await tell(hanako.id, '明日の便り', ago(-1))
    const { data, total } = await list()
    expect(total).toBe('2')
    expect(data).toMatchObject([
      { title: '二通目', is_read: false, body: '<p>本文</p>', order_no: null },
      { title: '一通目', is_read: false },
    ])
    const path = `GET me/system-messages/${data[0]?.key}`
    for (let twice = 0; twice < 2; twice++) {
      expect((await ask(path, { as: hanako })).body).toEqual({ ...data[0], is_read: true })
    }
    expect((await list(hanako, '?per=1&page=2')).data).toEqual([data[1]])
    expect((await list()).data.map(({ is_read }) => is_read)).toEqual([true, false])
    expect((await ask(path, { as: jiro })).status).toBe(404)
    expect((await ask(path)).status).toBe(401)
    expect((await list(jiro)).data).toEqual([])
  })

  test('goes to all who were members then, each with a mark of their own', async () => {
    await tell(null, '年末年始の休業', ago(5))
    await tell(null, 'よその店の便り', ago(5), gift_id)
    const [message] = (await list()).data
    expect(message).toMatchObject({ title: '年末年始の休業', is_read: false })
    expect((await list(jiro)).data).toEqual([])
    const early = await createMember(shop.db, { user: { created_at: ago(6) } })
    await ask(`GET me/system-messages/${message?.key}`, { as: hanako })
    expect((await list()).data[0]?.is_read).toBe(true)
    expect((await list(early)).data).toMatchObject([{ is_read: false }])
  })

  test('marks news as read for the member, and says nothing of it to guests', async () => {
    const read = async (as?: TestMember) =>
      ((await ask('GET news?per=2', { ...(as && { as }) })).body as { data: Article[] }).data
    const [first, second] = await read()
    expect(first).not.toHaveProperty('is_read')
    expect((await read(hanako)).map(({ is_read }) => is_read)).toEqual([false, false])
    const body = { readable_id: first?.id }
    for (let twice = 0; twice < 2; twice++) {
      expect((await ask('POST news/readables', { as: hanako, body })).body).toEqual({ result: true })
    }
    expect((await read(hanako)).map(({ is_read }) => is_read)).toEqual([true, false])
    expect((await ask(`GET news/${first?.key}`, { as: hanako })).body).toMatchObject({ is_read: true })
    expect((await ask(`GET news/${second?.key}`, { as: hanako })).body).toMatchObject({ is_read: false })
    expect((await ask(`GET news/${first?.key}`)).body).not.toHaveProperty('is_read')
    expect((await read(jiro)).map(({ is_read }) => is_read)).toEqual([false, false])
    const all = await shop.db.select().from(articles)
    const blog = all.find((one) => one.kind === 'blog' && one.channel_id === channel_id)
    const foreign = all.find((one) => one.kind === 'news' && one.channel_id === gift_id)
    for (const readable_id of [blog?.id, foreign?.id, 999_999]) {
      expect((await ask('POST news/readables', { as: hanako, body: { readable_id } })).status).toBe(404)
    }
    expect((await ask('POST news/readables', { body })).status).toBe(401)
  })

  test('shows the pop-up that came last of those whose time it is', async () => {
    const popup = { channel_id, body: '<p>本文</p>', picture: null, href: '/lp/winter/', updated_at: ago(3) }
    const find = async () => (await ask('GET me/popup', { as: hanako })).body
    expect(await find()).toEqual({ data: null })
    await shop.db.insert(popups).values([
      { ...popup, title: '古い', published_at: ago(5) },
      { ...popup, title: '今の', published_at: ago(3), close_at: ago(-1) },
      { ...popup, title: '終わった', published_at: ago(2), close_at: ago(0) },
      { ...popup, title: '下書き', published_at: ago(2), is_draft: true },
      { ...popup, title: 'これから', published_at: ago(-1) },
      { ...popup, title: 'よそ', published_at: ago(1), channel_id: gift_id },
    ])
    expect(await find()).toMatchObject({
      data: { title: '今の', href: '/lp/winter/', updated_at: ago(3).toISOString() },
    })
    expect((await ask('GET me/popup')).status).toBe(401)
  })

  test('remembers what the member waits for, until told to stop', async () => {
    const [sold_out] = await shop.db.select().from(products).where(eq(products.code, 'WD-100-SV'))
    const product_id = sold_out?.id ?? 0
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, product_id))
    const asked = await ask('POST product-requests', { as: hanako, body: { product_id } })
    expect(asked.status).toBe(200)
    const requests = async (as = hanako) => {
      const { body, headers } = await ask('GET me/product-request-histories', { as })
      return { total: headers.get('x-total'), data: (body as { data: ProductRequest[] }).data }
    }
    const { total, data } = await requests()
    expect(total).toBe('1')
    expect(data).toMatchObject([
      {
        product_id,
        product: { key: 'wave-disc' },
        variation_name: sold_out?.options.join(' / '),
        status: 'waiting',
      },
    ])
    expect((await requests(jiro)).data).toEqual([])
    const path = `DELETE me/product-request-histories/${data[0]?.id}`
    expect((await ask(path, { as: jiro })).status).toBe(404)
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path, { as: hanako })).status).toBe(204)
    expect((await ask(path, { as: hanako })).status).toBe(404)
    expect(await requests()).toEqual({ total: '0', data: [] })
    expect(await shop.db.select().from(product_requests)).toEqual([])
  })

  test('writes down every decision about what may be sent to others', async () => {
    const visitor_id = crypto.randomUUID()
    const decision = { visitor_id, analytics: true, advertising: false, notice_version: '2026-11' }
    const answer = await ask('PUT consent', { body: decision })
    expect(answer.body).toEqual({ ...decision, decided_at: TEST_NOW.toISOString() })
    await ask('PUT consent', { as: hanako, body: { ...decision, analytics: false } })
    const kept = await shop.db.select().from(consents).where(eq(consents.visitor_id, visitor_id))
    expect(kept).toMatchObject([
      { analytics: true, user_id: null, channel_id },
      { analytics: false, user_id: hanako.id },
    ])
    for (const wrong of [{ visitor_id: 'x' }, { analytics: 'yes' }, { notice_version: '' }]) {
      expect((await ask('PUT consent', { body: { ...decision, ...wrong } })).status).toBe(422)
    }
  })

  test('asks for a form’s fields in the site’s own way, or the usual one', async () => {
    const find = async (form: string, channel = 'moto') => ask(`GET form-layouts/${form}`, { channel })
    const usual = (await find('contact')).body as FormLayout
    expect(usual.prefix).toBe('contact')
    expect(usual.options['category_id']).toContainEqual({ value: 'general', label: expect.any(String) })
    for (const unknown of ['nothing', 'constructor', '__proto__']) {
      expect((await find(unknown)).status).toBe(404)
    }
    const layout = { ...usual, form: usual.form.slice(0, 2), options: {} }
    await shop.db.insert(form_layouts).values({ channel_id, form: 'contact', layout })
    const own = (await find('contact')).body as FormLayout
    expect(own).toEqual({ ...layout, options: usual.options })
    expect(((await find('contact', 'gift')).body as FormLayout).form).toHaveLength(usual.form.length)
  })

  test('asks companies for whom to ask for, not for the name of a person', async () => {
    const toLabel = async () => {
      const { form } = (await ask('GET form-layouts/catalog-order', { channel: 'gift' })).body as FormLayout
      return form.find(({ name }) => name === 'last_name')?.label
    }
    expect(await toLabel()).toBe('お名前（姓）')
    await setSetting(shop.db, 'SITE.IS_CORPORATE', true, 'gift')
    expect(await toLabel()).toBe('ご担当者名（姓）')
  })
})
