import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { NARROW, openStaffBrowser } from '#tests/support/back-office/open-staff-browser.ts'
import { type Installation, openInstallation } from '#tests/support/installation.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import {
  chooseDelivery,
  choosePayment,
  getPlaceButton,
  giveAddress,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { STAFF_PASSWORD } from '#tests/support/staff-person.ts'

const OWNER = 'kamome@kissa.example'

let installation: Installation
let browser: Awaited<ReturnType<typeof openStaffBrowser>>
let origin: string

beforeAll(async () => {
  await buildBackOffice()
  ;[installation, browser] = await Promise.all([openInstallation(), openStaffBrowser()])
  origin = `http://kissa.localhost:${installation.port}`
}, 240_000)
afterAll(() => Promise.all([browser.close(), installation.close()]))

/** `noren shop add`, as its operator types it. @returns the link it prints for the owner */
function addShop(): string {
  const { stdout, stderr, status } = installation.run([
    'shop',
    'add',
    'kissa',
    '--name',
    '喫茶かもめ',
    '--theme',
    'simple',
    '--origin',
    origin,
    '--email',
    OWNER,
  ])
  expect([status, stderr]).toEqual([0, ''])
  return /http\S+\/#\/invitation\/\S+/.exec(stdout)?.[0] ?? ''
}

async function comeIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  expect(await page.getByLabel('メールアドレス').inputValue()).toBe(OWNER)
  await page.getByLabel('お名前').fill('鴎 一郎')
  await page.getByLabel('パスワード').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: '招待を受ける' }).click()
  await page.getByText('開店までに必要なこと（あと5件）').waitFor()
}

/** Opens what is left by its link on the home (a word: by the menu), fills it in, saves it, and goes back. */
async function doStep(page: Page, link: RegExp | string, fill: () => Promise<unknown>): Promise<void> {
  const place = typeof link === 'string' ? page : page.getByRole('main')
  await place.getByRole('link', { name: link, exact: true }).click()
  await fill()
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await page.getByText('保存しました').first().waitFor()
  // So that the next save is told by a notice of its own.
  await page.getByRole('button', { name: '閉じる' }).click()
  await page.getByRole('link', { name: 'ホーム' }).click()
  await page.getByRole('heading', { name: '開店の準備' }).waitFor()
}

async function fillAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
}

const sellerOf = {
  '販売業者（会社名・屋号）': '株式会社かもめ',
  販売業者のフリガナ: 'カブシキガイシャカモメ',
  運営責任者: '鴎 一郎',
  郵便番号: '2310023',
  所在地: '神奈川県横浜市中区山下町1',
  電話番号: '0451234567',
  受付時間: '10:00〜17:00',
}

async function fillProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: '新しく作る' }).first().click()
  await fillAll(page, { 商品名: 'かもめブレンド', 商品名のカナ: 'カモメブレンド' })
  await page.getByRole('textbox', { name: '説明' }).click()
  await page.keyboard.type('毎朝焙煎します。')
  await page.getByLabel('消費税率').click()
  await page.getByRole('option', { name: /8/ }).click()
  await page.getByRole('tab', { name: '種類と価格' }).click()
  await fillAll(page, { 品番: 'KB-200', '販売価格（税込）': '1200', 在庫: '10' })
  await page.getByRole('tab', { name: '写真' }).click()
  const photograph = { name: 'blend.jpg', mimeType: 'image/jpeg', buffer: await takePhotograph() }
  await page.getByLabel('写真を選ぶ').first().setInputFiles(photograph)
  await page.getByLabel('写真の説明（1枚目）').fill('袋に入った豆')
}

async function fillInEverything(page: Page): Promise<void> {
  await doStep(page, /販売業者/, () => fillAll(page, sellerOf))
  await doStep(page, /送料/, async () => {
    await fillAll(page, { '関東の送料（円）': '700', 関東の日数: '1' })
  })
  await doStep(page, 'お支払い方法', async () => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '代金引換' }) })
    await card.getByLabel('お客様に選んでいただく').check()
  })
  await doStep(page, /返品/, () => fillAll(page, { '返品・交換': '到着後8日以内に承ります。' }))
  await doStep(page, /商品を登録/, () => fillProduct(page))
}

/** A guest finds the product on the front page, and pays by card. @returns the number of the order */
async function buy(page: Page): Promise<string> {
  await page.goto(`${origin}/product/`)
  await page
    .getByRole('link', { name: /かもめブレンド/ })
    .first()
    .click()
  await page.getByRole('img', { name: '袋に入った豆' }).first().waitFor()
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.getByText('カートに入れました').first().waitFor()
  await page.goto(`${origin}/cart/`)
  await page.getByRole('link', { name: 'レジへ進む' }).click()
  await page.waitForURL('**/cart/shipping-add/')
  await giveAddress(page, 'guest@example.com')
  await chooseDelivery(page)
  await choosePayment(page, 'クレジットカード')
  await page.getByText('700円').first().waitFor()
  await getPlaceButton(page).click()
  return readOrderNo(page)
}

test('a shop is opened from nothing, sells to a guest, and sends the parcel', async () => {
  const page = await browser.openPage()
  await comeIn(page, addShop())
  await fillInEverything(page)
  await page.getByRole('button', { name: '開店する' }).click()
  await page.getByText('販売中です。').waitFor()

  const guest = await browser.openPage(NARROW)
  await expect
    .poll(async () => (await installation.look('kissa', '/product/kamomeburendo/')).text, {
      timeout: 120_000,
    })
    .toContain('カートに入れる')
  const order_no = await buy(guest)

  await page.getByRole('link', { name: '注文', exact: true }).click()
  await page.getByText(order_no).click()
  await page.getByRole('heading', { name: `注文 ${order_no}`, level: 1 }).waitFor()
  await page.getByRole('button', { name: '発送する', exact: true }).click()
  await page.getByLabel('送り状番号（お問い合わせ番号）').fill('4444-1375-8703')
  await page.getByRole('dialog').getByRole('button', { name: '発送する', exact: true }).click()
  await page.getByText('発送済み').first().waitFor()
  await page.getByText('4444-1375-8703').or(page.getByText('444413758703')).first().waitFor()
  expect(browser.faults).toEqual([])
}, 300_000)
