import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  countMails,
  findBuyable,
  getPlaceButton,
  goToCheckout,
  putIntoCart,
  readOrderNo,
  shopper,
} from '#tests/support/shopper.ts'

// What Chromium writes when the network is gone, or the origin cannot reach the API.
test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET|502/] })

test('pages stay open while the API is down', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto(`${toShopUrl('moto')}/product/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('商品一覧')
  await page.goto(`${toShopUrl('moto')}/product/?q=チェーン`)
  await expect(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible()
})

test('a form keeps what was typed while the API is down, and goes on when it is back', async ({ page }) => {
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 9 }))
  await goToCheckout(page, 'moto')
  await page.getByLabel('お名前（姓）').first().fill(shopper.last_name)
  await page.getByLabel('メールアドレス').fill('typed@example.com')
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.unroute('**/api/**')
  await page.reload()
  await expect(page.getByLabel('お名前（姓）').first()).toHaveValue(shopper.last_name)
  await expect(page.getByLabel('メールアドレス')).toHaveValue('typed@example.com')
})

test('an order whose answer is lost is asked about, never placed again', async ({ page }) => {
  const email = 'lost-answer@example.com'
  await beginAtConfirm(page, 'moto', await findBuyable('moto', { nth: 10 }), { email })
  // The order arrives, its answer does not: the connection breaks behind the API.
  await page.route('**/decision', async (route) => {
    // Node cannot resolve *.localhost; moto answers to the machine's address too.
    await route.fetch({ url: route.request().url().replace('moto.localhost', '127.0.0.1') })
    await page.route('**/api/**', (other) => other.abort())
    await route.abort()
  })
  await getPlaceButton(page).click()
  await expect(page.getByText('すでに成立している可能性があります')).toBeVisible()
  await expect(getPlaceButton(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: '注文の状況を確認する' }).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})
