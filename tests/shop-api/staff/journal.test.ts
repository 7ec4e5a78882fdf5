import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import { mkdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { channels } from '#shop-api/db/schema/channels.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { forgetOldStaffData } from '#shop-api/staff/forget-old-staff-data.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof hirePerson>>['browser']
let editor: ReturnType<typeof createEditor>
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  owner = (await hirePerson(shop.request, { name: '店野 守' })).browser
  editor = createEditor(shop.request)
})
afterAll(() => shop.close())

const article = (key: string) => ({
  key,
  title: `題 ${key}`,
  summary: '',
  body: '<p>本文</p>',
  category: '営業',
  picture: null,
})
/** A row of the journal: a setting that was this before. */
const entry = (key: string, value: unknown) => ({
  channel_id: 1,
  at: TEST_NOW,
  actor_name: '店野 守',
  area: 'shop' as const,
  kind: 'settings',
  key,
  name: key,
  action: 'changed' as const,
  before: { value },
  after: { value: '新' },
})
const newest = async (kind: string) => {
  const { data } = await owner.call('GET /v1/admin/journal', { query: { kind } })
  return data[0]!
}
const undo = (id: number, body = {}) =>
  owner.ask('POST /v1/admin/journal/{id}/undo', { params: { id }, body })

test('Every save of a thing stands in the journal with who made it, before and after', async () => {
  const { id, version } = await owner.call('POST /v1/admin/news', { body: article('a') })
  expect(await newest('news')).toMatchObject({
    actor_name: '店野 守',
    area: 'content',
    key: String(id),
    name: '題 a',
    action: 'created',
    at: TEST_NOW.toISOString(),
    can_undo: true,
  })
  await owner.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version, title: '新しい題' } })
  const changed = await newest('news')
  const detail = await owner.call('GET /v1/admin/journal/{id}', { params: { id: changed.id } })
  expect(detail).toMatchObject({ before: { title: '題 a' }, after: { title: '新しい題' } })
  await editor.call('DELETE /v1/admin/news/{id}', { params: { id }, query: {} })
  expect(await newest('news')).toMatchObject({ action: 'removed', person_id: null, name: '新しい題' })
})

test('One press puts back what was changed, brings back what was removed, removes what was made', async () => {
  const { id, version } = await owner.call('POST /v1/admin/news', { body: article('b') })
  await owner.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version, title: '間違い' } })
  const changed = await newest('news')
  expect((await undo(changed.id)).status).toBe(200)
  const back = await owner.call('GET /v1/admin/news/{id}', { params: { id } })
  expect(back.title).toBe('題 b')
  expect(await newest('news')).toMatchObject({ undoes: changed.id, action: 'changed' })
  await owner.ask('DELETE /v1/admin/news/{id}', { params: { id } })
  expect((await undo((await newest('news')).id)).status).toBe(200)
  const { data } = await owner.call('GET /v1/admin/news', { query: { q: '題 b' } })
  expect(data.map(({ key }) => key)).toEqual(['b'])
  const made = await newest('news')
  expect(made).toMatchObject({ action: 'created', key: String(data[0]!.id) })
  expect((await undo(made.id)).status).toBe(200)
  expect((await owner.ask('GET /v1/admin/news/{id}', { params: { id: data[0]!.id } })).status).toBe(404)
})

test('What was changed since is put back only when it is wanted anyway, and only what that change changed', async () => {
  const { id, version } = await owner.call('POST /v1/admin/news', { body: article('c') })
  const params = { id }
  const first = await owner.call('PATCH /v1/admin/news/{id}', { params, body: { version, title: '一' } })
  const entry = await newest('news')
  await owner.call('PATCH /v1/admin/news/{id}', { params, body: { version: first.version, summary: '二' } })
  const refused = await undo(entry.id)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'admin.version_conflict' }])
  expect((await undo(entry.id, { anyway: true })).status).toBe(200)
  const { title, summary } = await owner.call('GET /v1/admin/news/{id}', { params })
  expect([title, summary]).toEqual(['題 c', '二'])
})

test('A product goes back without bringing back what was sold meanwhile', async () => {
  const product = await editor.findProduct('wave-disc')
  const { id, version } = product
  const variation = product.products[0]!
  const change = (changed: Partial<AdminProduct['products'][number]>) =>
    product.products.map((one) => ({
      ...one,
      ...(one.id === variation.id && changed),
      seen_stock: one.stock,
    }))
  await owner.call('PATCH /v1/admin/products/{id}', {
    params: { id },
    body: { version, products: change({ unit_price: 1, list_price: null, stock: variation.stock + 10 }) },
  })
  const sold = variation.stock + 10 - 2
  await shop.db.update(products).set({ stock: sold }).where(eq(products.id, variation.id!))
  expect((await undo((await newest('products')).id)).status).toBe(200)
  const after = (await owner.call('GET /v1/admin/products/{id}', { params: { id } })).products
  expect(after.find((one) => one.id === variation.id)).toMatchObject({
    unit_price: variation.unit_price,
    stock: variation.stock - 2,
  })
})

test('Settings, messages, layouts, maintenance, selling and documents are in it, and go back', async () => {
  const code = 'cart-index-note'
  const { data } = await owner.call('GET /v1/admin/settings')
  const { key, value, version } = data.find((setting) => setting.key === 'SITE.DESCRIPTION')!
  await owner.call('PUT /v1/admin/settings', { body: { settings: [{ key, value: '新', version }] } })
  await owner.call('PUT /v1/admin/messages/{code}', {
    params: { code },
    body: { title: '題', body: '文', version: 0 },
  })
  await owner.call('PUT /v1/admin/layouts/{scope}/{name}', {
    params: { scope: 'page', name: 'cart' },
    body: { layout: 'simple', blocks: [], version: 0 },
  })
  const { version: open } = await owner.call('GET /v1/admin/maintenance')
  const maintenance = { title: '休み', message: '朝まで', gtm_id: null }
  await owner.call('PUT /v1/admin/maintenance', { body: { maintenance, version: open } })
  await owner.call('PUT /v1/admin/selling', { body: { is_selling: false } })
  const company = await owner.call('GET /v1/admin/company')
  const valid = { ...company, invoice_number: 'T7000012050002' }
  const { version: seen } = await owner.call('PUT /v1/admin/company', { body: valid })
  await owner.call('PUT /v1/admin/company', { body: { ...valid, version: seen, representative: '別 人' } })
  const kinds = ['settings', 'messages', 'layouts', 'maintenance', 'selling', 'company']
  for (const kind of kinds) {
    const entry = await newest(kind)
    expect([kind, entry?.can_undo]).toEqual([kind, true])
    const undone = await undo(entry.id)
    expect([kind, undone.status, await undone.json()]).toEqual([kind, 200, { result: true }])
  }
  const settings = (await owner.call('GET /v1/admin/settings')).data
  expect(settings.find((setting) => setting.key === key)?.value).toBe(value)
  const message = (await owner.call('GET /v1/admin/messages')).data.find((one) => one.code === code)
  expect(message).toMatchObject({ title: '', version: 0 })
  expect((await owner.call('GET /v1/admin/maintenance')).maintenance).toBeNull()
  expect((await owner.call('GET /v1/admin/selling')).is_selling).toBe(true)
  expect((await owner.call('GET /v1/admin/company')).representative).toBe(company.representative)
})

test('A text that reads like JSON goes back as the text it was', async () => {
  const key = 'SITE.TITLE'
  const find = async () =>
    (await owner.call('GET /v1/admin/settings')).data.find((setting) => setting.key === key)!
  const save = async (value: string) => {
    const { version } = await find()
    await owner.call('PUT /v1/admin/settings', { body: { settings: [{ key, value, version }] } })
  }
  for (const text of ['109', 'true', 'null', '1e5', '{"a":1}', '[1]', '"x"']) {
    await save(text)
    expect((await find()).value).toBe(text)
    await save('別の説明')
    const entry = await newest('settings')
    const detail = await owner.call('GET /v1/admin/journal/{id}', { params: { id: entry.id } })
    expect(detail).toMatchObject({ before: { value: text }, after: { value: '別の説明' } })
    expect((await undo(entry.id)).status).toBe(200)
    expect((await find()).value).toBe(text)
    // Saved as it is, it leaves no trace.
    const { id } = await newest('settings')
    await save(text)
    expect((await newest('settings')).id).toBe(id)
  }
})

test('What the journal has as another thing than the text it was does not go back as something else', async () => {
  for (const value of [109, true, ['x'], { a: 1 }]) {
    const [wrong] = await shop.db
      .insert(journal)
      .values(entry('SITE.COPYRIGHT', value))
      .returning({ id: journal.id })
    const refused = await undo(wrong!.id)
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'admin.cannot_undo' }),
    ])
  }
})

test('A theme that is not installed any more does not come back by an undo', async () => {
  const { data } = await owner.call('GET /v1/admin/settings')
  const { key, version } = data.find((setting) => setting.key === 'SITE.THEME')!
  const themes_folder = `${shop.opened.data_folder}/themes`
  await mkdir(`${themes_folder}/lace`, { recursive: true })
  const elsewhere = createEditor(async (path, init) =>
    createAppWith(shop, { staff: staffSecrets, themes_folder }).request(path, init),
  )
  await elsewhere.call('PUT /v1/admin/settings', { body: { settings: [{ key, value: 'lace', version }] } })
  const { version: worn } = (await owner.call('GET /v1/admin/settings')).data.find((one) => one.key === key)!
  await owner.call('PUT /v1/admin/settings', { body: { settings: [{ key, value: 'wa', version: worn }] } })
  const undone = await undo((await newest('settings')).id)
  expect([undone.status, await undone.json()]).toMatchObject([
    422,
    {
      errors: [
        { code: 'choice', message: expect.stringContaining('「lace」というテーマは組み込まれていません') },
      ],
    },
  ])
})

test('A secret stands in no entry, and such an entry cannot be taken back', async () => {
  const { version } = await owner.call('GET /v1/admin/keycode')
  await owner.call('PUT /v1/admin/keycode', { body: { keycode: 'HIRAKE-2026', version } })
  const entry = await newest('keycode')
  const detail = await owner.call('GET /v1/admin/journal/{id}', { params: { id: entry.id } })
  expect(entry.can_undo).toBe(false)
  expect(JSON.stringify(detail)).not.toContain('HIRAKE')
  const refused = await undo(entry.id)
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'admin.cannot_undo' }])
  await owner.call('PATCH /v1/admin/auth/me', { body: { name: '店野 守' } })
  const all = JSON.stringify(await shop.db.select().from(journal))
  expect(all).not.toMatch(/argon2|HIRAKE|password/)
})

test('Everybody reads the areas of their role, and takes back where they may write; other shops nothing', async () => {
  await owner.call('PUT /v1/admin/selling', { body: { is_selling: false } })
  await owner.call('PUT /v1/admin/selling', { body: { is_selling: true } })
  const selling = await newest('selling')
  const { browser } = await hirePerson(shop.request, { role: 'orders' })
  const { data } = await browser.call('GET /v1/admin/journal', { query: { per: 100 } })
  expect(new Set(data.map(({ area }) => area))).not.toContain('staff')
  expect(data.map(({ id }) => id)).toContain(selling.id)
  const params = { id: selling.id }
  expect((await browser.ask('POST /v1/admin/journal/{id}/undo', { params, body: {} })).status).toBe(403)
  const gift = (await hirePerson(shop.request, { channel: 'gift' })).browser
  expect((await gift.ask('GET /v1/admin/journal/{id}', { params })).status).toBe(404)
  expect((await gift.ask('POST /v1/admin/journal/{id}/undo', { params, body: {} })).status).toBe(404)
})

test('It is filtered by person, kind, thing and day in Japan, page by page', async () => {
  const { person } = await owner.call('GET /v1/admin/auth/me')
  const params = { code: 'mypage-point-index' } as const
  const write = (title: string, version: number) =>
    owner.call('PUT /v1/admin/messages/{code}', { params, body: { title, body: '文', version } })
  await write('題', (await write('はじめの題', 0)).version)
  const list = async (query: object) => (await owner.call('GET /v1/admin/journal', { query })).data
  const own = await list({ person_id: person!.id, per: 100 })
  expect(new Set(own.map(({ actor_name }) => actor_name))).toEqual(new Set(['店野 守']))
  expect(await list({ day: '2026-11-20', per: 100 })).not.toEqual([])
  expect(await list({ day: '2026-11-19' })).toEqual([])
  expect(await list({ kind: 'messages', key: params.code })).toHaveLength(2)
  const answer = await owner.ask('GET /v1/admin/journal', { query: { per: '1', kind: 'messages' } })
  expect(Number(answer.headers.get('x-last-page'))).toBeGreaterThan(1)
})

test('Entries are forgotten after 400 days', async () => {
  // A database of its own: sessions are forgotten sooner, and the other tests need theirs.
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const [channel] = await db.insert(channels).values({ name: 'moto', created_at: TEST_NOW }).returning()
  await db.insert(journal).values({ ...entry('SITE.NAME', '店'), channel_id: channel!.id })
  const after = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 60 * 60 * 1000)
  await forgetOldStaffData(db, after(399))
  expect(await db.$count(journal)).toBe(1)
  await forgetOldStaffData(db, after(400))
  expect(await db.$count(journal)).toBe(0)
})
