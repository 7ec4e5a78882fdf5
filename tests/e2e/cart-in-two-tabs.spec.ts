import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseOptions, findBuyable, putIntoCart } from '#tests/support/shopper.ts'

test('two tabs agree about the cart', async ({ page, context }) => {
  const product = await findBuyable('moto', { nth: 6 })
  await putIntoCart(page, 'moto', product)
  const tab = await context.newPage()
  await tab.goto(`${toShopUrl('moto')}/cart/`)
  const quantity = tab.getByRole('textbox', { name: '数量', exact: true })
  await expect(quantity).toHaveValue('1')
  await putIntoCart(page, 'moto', product)
  await tab.bringToFront()
  await expect(quantity).toHaveValue('2')
})

test('many quick clicks end in the right quantity, and the total is the shop’s', async ({ page }) => {
  const product = await findBuyable('moto', { least: 12, nth: 1 })
  await putIntoCart(page, 'moto', product)
  await page.goto(`${toShopUrl('moto')}/cart/`)
  const more = page.getByRole('button', { name: '数量を1つ増やす' }).first()
  for (let click = 0; click < 9; click += 1) await more.click()
  await page.getByRole('button', { name: '数量を1つ減らす' }).first().click()
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('9')
  await expect(page.getByText('計算中…')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('9')
})

test('leaving the page right after a change loses nothing', async ({ page }) => {
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 7 }))
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await page.getByRole('button', { name: '数量を1つ増やす' }).first().click()
  await page.goto(`${toShopUrl('moto')}/news/`)
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('2')
})

test('a tap before any script has come counts once', async ({ page }) => {
  const product = await findBuyable('moto', { nth: 8 })
  await page.route('**/_astro/**.js', (route) => route.abort())
  await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
  await chooseOptions(page, product.options)
  await page.unroute('**/_astro/**.js')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.waitForURL('**/cart/**')
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('1')
  await page.reload()
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('1')
  expect(new URL(page.url()).search).toBe('')
})
test.use({ expectedComplaints: [/ERR_FAILED/] })
