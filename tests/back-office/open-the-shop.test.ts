import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BackOffice,
  INSTALLATION_TOKEN,
  openBackOffice,
} from '#tests/support/back-office/open-back-office.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { createEditor } from '#tests/support/editor.ts'
import { COMPANY } from '#tests/support/selling-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

const CHANNEL = 'kissa'
const SHOP = {
  channel: CHANNEL,
  name: '喫茶かもめ',
  theme: 'simple',
  origin: 'https://kissa.example',
  email: 'kamome@kissa.example',
}
const BLEND = {
  key: 'blend',
  name: 'かもめブレンド',
  name_kana: 'カモメブレンド',
  catch_copy: '',
  description: '<p>毎朝焙煎します。</p>',
  maker_key: null,
  brand_key: null,
  category_keys: [],
  tag_keys: [],
  tax_rate: 8 as const,
  is_giftable: false,
  pictures: [],
  specs: [],
  axes: [],
  products: [{ code: 'KB-200', options: [], unit_price: 1_200, list_price: null, stock: 10, jan_code: null }],
}

let office: BackOffice
let staff: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  const operator = createEditor(office.shop.request, { bearer: INSTALLATION_TOKEN })
  await operator.call('POST /v1/admin/shops', { body: SHOP })
  staff = createEditor(office.shop.request, { channel: CHANNEL })
}, 240_000)
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

const readState = async () => (await staff.call('GET /v1/admin/shop-state', {})).state

async function fillIn() {
  const fees = await staff.call('GET /v1/admin/shipping-fees', {})
  const regions = fees.regions.map((one) => ({ ...one, carriage: 700 }))
  await staff.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions } })
  const ways = await staff.call('GET /v1/admin/payment-methods', {})
  const payments = ways.payments.map((one) => ({ ...one, is_offered: one.code === 'cash_on_delivery' }))
  await staff.call('PUT /v1/admin/payment-methods', { body: { ...ways, payments } })
  const law = await staff.call('GET /v1/admin/trade-law', {})
  await staff.call('PUT /v1/admin/trade-law', { body: { ...law, returns: '到着後8日以内に承ります。' } })
  await staff.call('POST /v1/admin/products', { body: BLEND })
}

test('a new shop is led to its opening, opens, closes and opens again', async () => {
  const { email } = await hirePerson(office.shop.request, { channel: CHANNEL })
  const page = await office.openPage()
  const url = office.url.replace('/moto/', `/${CHANNEL}/`)
  await page.goto(url)
  await signIn(page, email)
  await page.getByRole('heading', { name: '開店の準備' }).waitFor()
  await page.getByText('開店までに必要なこと').waitFor()
  expect(await page.getByRole('button', { name: '開店する' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: '最初のページの下書きを作る' }).count()).toBe(0)
  await page.getByRole('link', { name: 'お届けする地方の送料とお届けの日数を登録してください' }).click()
  await page.getByRole('heading', { name: '送料', level: 1 }).waitFor()

  const company = await staff.call('GET /v1/admin/company', {})
  const { closed_weekdays: _days, ...seller } = COMPANY
  await staff.call('PUT /v1/admin/company', { body: { ...company, ...seller, invoice_number: '' } })
  await page.goto(`${url}#/`)
  await page.getByRole('button', { name: '最初のページの下書きを作る' }).click()
  await page.getByText('下書きを作りました').waitFor()
  await page.getByRole('link', { name: 'プライバシーポリシー' }).waitFor()

  await fillIn()
  await page.reload()
  await page.getByRole('button', { name: '開店する' }).click()
  await page.getByText('開店しました').waitFor()
  await page.getByText('販売中です。').waitFor()
  expect(await readState()).toBe('open')

  await page.goto(`${url}#/shop-state`)
  await page.getByRole('button', { name: '休業にする' }).click()
  expect(await readState()).toBe('open')
  await page.getByRole('dialog').getByRole('button', { name: '休業にする' }).click()
  await page.getByText('休業にしました').waitFor()
  expect(await readState()).toBe('closed')
  const law = await staff.call('GET /v1/admin/trade-law', {})
  await staff.call('PUT /v1/admin/trade-law', { body: { ...law, returns: '' } })
  await page.getByRole('button', { name: '開店する' }).click()
  await page.getByText('開店の前に、次の準備を済ませてください。').waitFor()
  await page.getByText('開店までに必要なこと（あと1件）').waitFor()
})
