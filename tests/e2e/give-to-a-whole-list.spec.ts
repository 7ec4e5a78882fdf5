import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { keepInBook } from '#tests/support/keep-in-book.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toNeighbours, toRecipientsFile } from '#tests/support/recipients-file.ts'
import { listSent, readCartToken, readOrder, suzuki } from '#tests/support/several-destinations.ts'
import { type Site, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { tick } from '#tests/support/tick.ts'

const getFile = (page: Page) => page.getByLabel('お届け先のCSVファイル')
const getRow = (page: Page, name: string) => getRows(page).filter({ hasText: `${name} 様` })
const getRows = (page: Page) => page.locator('.recipients-rows > li')

/** From the delivery step, by the one line that leads to the list. */
async function goToList(page: Page, site: Site): Promise<void> {
  await page.goto(`${toShopUrl(site)}/cart/shipping-detail/`)
  await page.getByRole('link', { name: 'CSVファイルなどから、まとめて入れる' }).click()
  await page.waitForURL('**/cart/recipients/')
}

async function sendList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'このお届け先で進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
}

test('a guest gives to fourteen by a file whose bad lines are mended, and nothing is lost', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { product_id, name } = await findBuyable('okurimono', { nth: 3, is_gift: true, least: 20 })
  await beginCheckout(page, 'okurimono', [{ product_id }], { email: 'whole-list@example.com' })
  await goToList(page, 'okurimono')
  await expect(page.getByText('お届け先はまだありません')).toBeVisible()
  await expect(page.getByRole('button', { name: 'このお届け先で進む' })).toHaveCount(0)
  await lookWithAxe(page, 'an empty list of recipients')

  const lines = toNeighbours(14)
  const bad = lines.map((line, at) =>
    at === 1 ? { ...line, postal_code: '12' } : at === 4 ? { ...line, city: '' } : line,
  )
  await getFile(page).setInputFiles(toRecipientsFile(bad, 'windows-31j'))
  const failures = page.getByRole('region', { name: '読み込めなかった行' })
  await expect(failures).toContainText('3行目')
  await expect(failures).toContainText('郵便番号')
  await expect(failures).toContainText('6行目')
  await expect(page.getByText('12件・合計12点')).toBeVisible()
  await lookWithAxe(page, 'a list of recipients with bad lines')

  // What was read and left out stays over a reload, the bad lines with it.
  await page.getByRole('checkbox', { name: '今回は送らない：鈴木 花子1 様' }).check()
  await page.reload()
  await expect(failures).toContainText('6行目')
  await expect(page.getByText('11件・合計11点')).toBeVisible()
  await getFile(page).setInputFiles(toRecipientsFile(lines, 'utf-8'))
  await expect(page.getByText('2件を一覧に追加しました。12件はすでに一覧にあります。')).toBeVisible()
  await expect(failures).toHaveCount(0)
  await expect(page.getByText('13件・合計13点')).toBeVisible()

  // One gets more, one is removed and put back.
  await page.getByRole('button', { name: '内容を変更：鈴木 花子3 様' }).click()
  await page.getByRole('checkbox', { name: '全員と同じ商品を届ける' }).uncheck()
  await getRow(page, '鈴木 花子3').getByRole('button', { name: '数量を1つ増やす' }).click()
  await getRow(page, '鈴木 花子3')
    .getByLabel('このお届け先へのメッセージ')
    .fill('いつもありがとうございます。')
  await page.getByRole('button', { name: '一覧から外す：鈴木 花子4 様' }).click()
  await expect(page.getByText('12件・合計13点')).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByText('13件・合計14点')).toBeVisible()
  await tick(page.getByRole('radio', { name: '包装紙' }))
  await lookWithAxe(page, 'a list of recipients')
  await sendList(page)

  // Day and slot for all, one of them otherwise.
  await expect(page.getByRole('heading', { name: 'すべてのお届け先に共通の指定' })).toBeVisible()
  await page.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
  await page.getByRole('button', { name: 'すべてのお届け先に適用する' }).click()
  await expect(page.getByText('すべてのお届け先に適用しました')).toBeVisible()
  await page.getByLabel('一覧をお名前・住所で絞り込む').fill('花子14')
  await page.getByRole('button', { name: /^個別に変更：.*花子14/ }).click()
  const last = page.locator('.many-rows > li')
  await expect(last).toHaveCount(1)
  const message = last.getByLabel('メッセージ', { exact: true })
  await message.pressSequentially('お元気で。')
  await expect(message).toHaveValue('お元気で。')
  await expect(message).toBeFocused()
  await lookWithAxe(page, 'delivery to many')

  // A reload loses nothing of it, though this parcel is not among the first ones shown.
  await page.reload()
  await expect(last.filter({ visible: true })).toHaveCount(10)
  await expect(message).toBeHidden()
  await expect(message).toHaveValue('お元気で。')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')

  // Nobody is shown but the first few until somebody asks; then everybody, each with its shipping fee.
  const delivery = page.locator('.legal')
  await expect(delivery.getByText('渋谷区', { exact: false })).toHaveCount(3)
  await delivery.getByRole('button', { name: 'ほか10件を表示' }).click()
  await expect(delivery.getByText('渋谷区', { exact: false })).toHaveCount(13)
  await expect(delivery.getByText('送料', { exact: true })).toHaveCount(14)
  await expect(delivery.getByText('× 14点')).toBeVisible()
  await lookWithAxe(page, 'confirm of many')
  const token = await readCartToken(page)
  await getPlaceButton(page).click()
  const order = await readOrder(page, 'okurimono', await readOrderNo(page), token)
  const sent = listSent(order)
  expect(sent).toHaveLength(13)
  expect(sent).toContainEqual(['鈴木 花子3', expect.stringContaining(name), 2])
  expect(sent.flat()).not.toContain('鈴木 花子1')
  const { packings, shippings } = order.detail
  expect(
    new Set(packings.map(({ wrapping, delivery_timezone }) => `${wrapping} ${delivery_timezone}`)),
  ).toEqual(new Set(['paper 午前中']))
  expect(packings.map(({ message }) => message).filter(Boolean)).toEqual([
    'いつもありがとうございます。',
    'お元気で。',
  ])
  expect(shippings.every(({ carriage }) => carriage !== null)).toBe(true)
})

test('a member gives to a dozen of the address book by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  const { email } = await signInNewMember(page, 'okurimono')
  for (let at = 1; at <= 12; at += 1)
    await keepInBook(page, { ...suzuki, first_name: `花子${at}`, address1: `神宮前1-2-${at}` })
  const { product_id } = await findBuyable('okurimono', { nth: 4, is_gift: true, least: 20 })
  await beginCheckout(page, 'okurimono', [{ product_id }], { email })
  await page.goto(`${toShopUrl('okurimono')}/cart/recipients/`)
  const press = async (name: RegExp | string, role: 'button' | 'checkbox' = 'button') => {
    await tabTo(page, page.getByRole(role, { name }).first())
    await page.keyboard.press(role === 'button' ? 'Enter' : 'Space')
  }
  await press('アドレス帳から選ぶ')
  await tabTo(page, page.getByLabel('お名前・住所で絞り込む').first())
  await page.keyboard.type('花子')
  await press('12件をすべて選ぶ')
  await press('選んだ12件を追加する')
  await expect(page.getByText('12件を一覧に追加しました。')).toBeVisible()
  await lookWithAxe(page, 'the address book beside the list')
  await press('今回は送らない：鈴木 花子2 様', 'checkbox')
  await expect(page.getByText('11件・合計11点')).toBeVisible()
  await press('このお届け先で進む')
  await page.waitForURL('**/cart/shipping-detail/')
  await expect(page.locator('.many-rows > li')).toHaveCount(10)

  // The list leads back to where it was drawn up, with the one left out still in it.
  await page.goto(`${toShopUrl('okurimono')}/cart/shipping-select/`)
  await lookWithAxe(page, 'many destinations')
  await press('ほか8件を表示')
  await page.getByRole('link', { name: 'お届け先の一覧を直す' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/recipients/')
  await expect(getRows(page)).toHaveCount(12)
  await expect(page.getByRole('checkbox', { name: '今回は送らない：鈴木 花子2 様' })).toBeChecked()
  await press('このお届け先で進む')
  await page.waitForURL('**/cart/shipping-detail/')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await expect(page.getByRole('button', { name: 'ほか8件を表示' })).toBeVisible()
  await page.goto(`${toShopUrl('okurimono')}/mypage/order_history/`)
  await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
  await page.waitForURL('**/mypage/order_history/*/')
  await expect(page.getByText('花子1 様')).toBeVisible()
  await page.getByRole('button', { name: 'ほか8件を表示' }).click()
  await expect(page.getByText('花子12 様')).toBeVisible()
  await lookWithAxe(page, 'an order to many')
})

test('a company sends to its branches by a file', async ({ page }) => {
  const { product_id } = await findBuyable('hojin', { nth: 3, least: 20 })
  await beginCheckout(page, 'hojin', [{ product_id }], { email: 'branches@example.com' })
  await goToList(page, 'hojin')
  await getFile(page).setInputFiles(toRecipientsFile(toNeighbours(7, '株式会社かもめ'), 'utf-8'))
  await expect(page.getByText('7件・合計7点')).toBeVisible()
  await expect(getRows(page).first()).toContainText('株式会社かもめ')
  await lookWithAxe(page, 'branches')
  await sendList(page)
  await expect(page.locator('.many-rows > li')).toHaveCount(7)
  // The step that asks who orders shows the branches in short, and asks for none of them again.
  await page.goto(`${toShopUrl('hojin')}/cart/shipping-add/`)
  await expect(page.getByRole('button', { name: 'ほか4件を表示' })).toBeVisible()
  await expect(page.getByLabel('丁目・番地・号')).toHaveCount(0)
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
})
