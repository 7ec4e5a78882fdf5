import type { Page } from '@playwright/test'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { type Buyable, chooseOptions, findBuyable } from '#tests/support/shopper.ts'

/** Products of moto on whose page something is offered along, the `nth` of them, and a page of each. */
async function findWithAccessory(page: Page, nth: number): Promise<Buyable> {
  let found = 0
  for (let at = 0; at < 60; at += 1) {
    const product = await findBuyable('moto', { nth: at, below: 100_000 })
    const answer = await fetch(`${toApiUrl()}/moto/v1/products/${product.key}/accessories`)
    const { data } = (await answer.json()) as { data: { stock_state: string }[] }
    if (!data.some(({ stock_state }) => stock_state !== 'none')) continue
    found += 1
    if (found <= nth) continue
    await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
    await chooseOptions(page, product.options)
    return product
  }
  throw new Error('moto offers nothing along.')
}

const getOffers = (page: Page) => page.getByRole('group', { name: 'いっしょに追加する' })

/** Marks the first offer, whether it comes in one kind or several; returns its name. */
async function markFirst(page: Page): Promise<string> {
  const offers = getOffers(page)
  const label = offers.locator('label').first()
  const field = offers.locator('[name="accessory"]').first()
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
    await field.selectOption({ index: 1 })
  else await field.check()
  return ((await label.textContent()) ?? '').trim()
}

const getLine = (page: Page, name: string) => page.locator('.cart-line').filter({ hasText: name })

test('what goes with a product is added together with it', async ({ page }) => {
  const product = await findWithAccessory(page, 1)
  const accessory = await markFirst(page)
  await lookWithAxe(page, 'buy box with accessories')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByText('カートに入れました').first()).toBeVisible()
  // One more of the product is no wish for one more of what goes with it.
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('3')
  await page.goto(`${toShopUrl('moto')}/cart/`)
  const quantityOf = (name: string) => getLine(page, name).getByRole('textbox', { name: '数量', exact: true })
  await expect(quantityOf(product.name).first()).toHaveValue('2')
  await expect(quantityOf(accessory).last()).toHaveValue('1')
  await expect(page.locator('.cart-line[data-accessory]')).toHaveCount(1)
  // It leaves together with the product.
  await page.getByRole('button', { name: `「${product.name}」をカートから削除` }).click()
  await expect(page.locator('.cart-line')).toHaveCount(0)
})

test('where no script comes, the cart takes them out of the address', async ({ page }) => {
  await page.route('**/_astro/**.js', (route) => route.abort())
  const product = await findWithAccessory(page, 0)
  const accessory = await markFirst(page)
  await page.unroute('**/_astro/**.js')
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.waitForURL('**/cart/**')
  await expect(getLine(page, product.name).first()).toBeVisible()
  await expect(page.locator('.cart-line[data-accessory]').filter({ hasText: accessory })).toHaveCount(1)
  await page.reload()
  await expect(page.locator('.cart-line')).toHaveCount(2)
  expect(new URL(page.url()).search).toBe('')
})
test.use({ expectedComplaints: [/ERR_FAILED/] })
