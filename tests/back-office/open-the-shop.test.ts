import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type BackOffice,
  INSTALLATION_TOKEN,
  openBackOffice,
} from '#tests/support/back-office/open-back-office.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { createEditor } from '#tests/support/editor.ts'
import { fillNewShop, nameSeller } from '#tests/support/fill-new-shop.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

const CHANNEL = 'kissa'
const SHOP = {
  channel: CHANNEL,
  name: '喫茶かもめ',
  theme: 'simple',
  origin: 'https://kissa.example',
  email: 'kamome@kissa.example',
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

  await nameSeller(staff)
  await page.goto(`${url}#/`)
  await page.getByRole('button', { name: '最初のページの下書きを作る' }).click()
  await page.getByText('下書きを作りました').waitFor()
  await page.getByRole('link', { name: 'プライバシーポリシー' }).waitFor()

  await fillNewShop(staff)
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
  // Many screens: on a busy machine more than half a minute.
})
