import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { reviews } from '#shop-api/db/schema/reviews.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openEditorBrowser } from '#tests/support/editor-browser.ts'
import { hirePerson } from '#tests/support/staff-person.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let person: Awaited<ReturnType<typeof hirePerson>>
let browser: Awaited<ReturnType<typeof openEditorBrowser>>

beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  person = await hirePerson(shop.request)
})
afterAll(() => shop.close())
afterEach(async () => {
  await browser.close()
  vi.unstubAllGlobals()
})

async function open(hash: string): Promise<void> {
  browser = await openEditorBrowser(shop, hash)
  await browser.load()
  await browser.signIn(person)
}

test('the staff read a review as text, and show it', async () => {
  const [moto] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
  const { id: model_id } = await shop.read<Product>('products/wave-disc')
  const words = { nickname: '花子', title: '<b>良い</b>', body: '<script>alert(1)</script>', rating: 4 }
  await shop.db
    .insert(reviews)
    .values({ ...words, channel_id: moto?.id ?? 0, model_id, state: 'waiting', created_at: TEST_NOW })
  await open('#/reviews')
  await browser.seeText('★★★★☆ <b>良い</b>')
  await browser.seeText('<script>alert(1)</script>')
  expect(document.querySelector('main script, main b b')).toBeNull()
  await browser.clickButton('公開する')
  await vi.waitFor(() => expect(document.querySelector('.state.shown')).not.toBeNull())
  const [review] = await shop.db.select().from(reviews).where(eq(reviews.title, words.title))
  expect(review?.state).toBe('shown')
})

test('the staff answer an inquiry, and end it', async () => {
  const body = {
    category_id: 'general',
    name: '佐藤 花子',
    name_kana: 'サトウ ハナコ',
    email: 'hanako@example.jp',
    phone: '',
    body: '<i>サイズ</i>を教えてください。',
  }
  const { key } = (await createAsk(shop)('POST inquiries', { body })).body as { key: string }
  await open('#/inquiries')
  await browser.seeText(body.body)
  expect(document.querySelector('.entries a')?.getAttribute('href')).toBe(`#/inquiries/${key}`)
  await browser.close()
  await open(`#/inquiries/${key}`)
  await browser.seeText('回答を送る')
  const send = (words: string) => {
    const field = document.getElementById('reply') as HTMLTextAreaElement
    field.value = words
    document.querySelector('form.reply')?.dispatchEvent(new Event('submit', { cancelable: true }))
  }
  send(' ')
  await browser.seeText('この項目を入力してください')
  send('<i>M</i>をおすすめします。')
  await browser.seeText('回答を送りました')
  await browser.seeText('<i>M</i>をおすすめします。')
  expect(document.querySelector('main i')).toBeNull()
  await browser.clickButton('対応を終了する')
  await browser.seeText('対応終了')
  const [inquiry] = await shop.db.select().from(inquiries).where(eq(inquiries.key, key))
  expect(inquiry?.status).toBe('closed')
})

test('the staff stop selling beside the orders, and go on', async () => {
  await open('#/orders')
  await browser.seeText('販売中です。')
  vi.stubGlobal('confirm', () => false)
  await browser.clickButton('販売を一時停止する')
  await browser.seeText('販売中です。')
  vi.stubGlobal('confirm', () => true)
  await browser.clickButton('販売を一時停止する')
  await browser.seeText('販売を一時停止しています。')
  expect(await shop.read('settings/front')).toMatchObject({
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
  })
  await browser.clickButton('販売を再開する')
  await browser.seeText('販売中です。')
})

test('an editor ticks the coupons of a landing page, and what is typed is kept with them', async () => {
  const editor = createEditor(shop.request)
  const {
    data: [page],
  } = await editor.call('GET /v1/admin/lp', { query: { q: 'winter' } })
  const params = { id: page?.id ?? 0 }
  const boxOf = async (code: string) => {
    await browser.seeText(code)
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent.includes(code),
    )
    return label?.querySelector('input') as HTMLInputElement
  }
  await open(`#/lp/${params.id}`)
  const box = await boxOf('HUYU')
  expect(box.checked).toBe(true)
  box.checked = false
  box.dispatchEvent(new Event('input', { bubbles: true }))
  await browser.load()
  await browser.seeText('復元しました')
  expect((await boxOf('HUYU')).checked).toBe(false)
  expect((await boxOf('NATSU')).checked).toBe(true)
  browser.save()
  await browser.seeText('保存しました')
  const saved = await editor.call('GET /v1/admin/lp/{id}', { params })
  expect(saved.coupon_ids).toEqual([Number((await boxOf('NATSU')).value)])
  expect(saved.coupon_ids).toHaveLength(1)
})
