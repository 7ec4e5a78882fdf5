import { readMailTexts } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { shopper } from '#tests/support/shopper.ts'

test('a visitor who leafed through a catalogue orders it on paper, and can correct what was typed', async ({
  page,
}) => {
  const email = 'catalogue@example.com'
  const shop = toShopUrl('okurimono')
  await page.goto(`${shop}/flip-book/`)
  await page.getByRole('link', { name: '冊子を取り寄せる（無料）' }).first().click()
  await page.waitForURL('**/catalog-order/?catalog=*')
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await page.getByRole('checkbox').first().uncheck()
  await page.getByRole('button', { name: '内容を確認する' }).click()
  await expect(page.getByRole('alert').first()).toContainText('ご希望のカタログを1つ以上選んでください')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').nth(1).check()
  await page.getByLabel('お名前（姓）').fill(shopper.last_name)
  await page.getByLabel('お名前（名）').fill(shopper.first_name)
  await page.getByLabel('郵便番号').first().fill(shopper.postal_code)
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').fill(shopper.address1)
  await page.getByLabel('電話番号').fill(shopper.phone_number)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '内容を確認する' }).click()
  await page.waitForURL('**/catalog-order/confirm/')
  await expect(page.getByRole('main')).toContainText('千代田区')
  await page.getByRole('link', { name: '内容を修正する' }).click()
  await page.getByLabel('建物名・部屋番号').fill('のれん荘201')
  await page.getByRole('button', { name: '内容を確認する' }).click()
  await page.waitForURL('**/catalog-order/confirm/')
  await expect(page.getByText('のれん荘201')).toBeVisible()
  await page.getByRole('button', { name: '申し込む' }).click()
  await page.waitForURL('**/catalog-order/complete/')
  const said = await page.getByText('受付番号：').textContent()
  const key = said?.replace('受付番号：', '') ?? ''
  const [mail = ''] = await readMailTexts(email)
  expect(mail).toContain(key)
  expect(mail).toContain('のれん荘201')
  // What was sent is not there to be sent again.
  await page.goto(`${shop}/catalog-order/confirm/`)
  await expect(page.getByText('確認する内容がありません')).toBeVisible()
})
