import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

test('a shopper searches, filters, sorts, turns the page and goes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(toShopUrl('moto'))
  const search = page.getByRole('searchbox').first()
  await search.fill('チェーン')
  await search.press('Enter')
  await page.waitForURL('**/product/?q=**')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('チェーン')
  const cards = page.locator('[data-list-items] [data-product]')
  await expect(cards.first()).toContainText('チェーン')
  await page.locator('[data-list-sort]').selectOption('price_asc')
  await page.waitForURL('**sort=price_asc**')
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  const prices = await page.locator('[data-list-items] [data-field="price"]').allInnerTexts()
  const yen = prices.map((text) => Number(text.replace(/[^\d]/g, '')))
  expect(yen).toEqual([...yen].sort((a, b) => a - b))
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(cards.first()).toBeVisible()
})

test('a search that finds nothing says so and offers a way on', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/product/?q=ぜったいにない商品名`)
  await expect(page.getByText('条件に合う商品が見つかりませんでした').first()).toBeVisible()
})

test('the page of a product says when it arrives', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/product/`)
  await page.locator('[data-list-items] a[data-field="link"]').first().click()
  await expect(page.locator('[data-delivery-promise]')).toContainText('最短')
})
