import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseOptions, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'

/** A chain in three colours and lengths. */
const CHAIN = 'sealed-chain-520-standard'
const openChain = (page: Page, rest = '') => page.goto(`${toShopUrl('moto')}/product/${CHAIN}/${rest}`)

/** Which picture of the gallery is in view. */
const readShown = (page: Page) =>
  page.locator('[data-gallery]').evaluate((stage) => {
    const { left, right } = stage.getBoundingClientRect()
    const shown = [...stage.children].find((one) => {
      const box = one.getBoundingClientRect()
      const middle = (box.left + box.right) / 2
      return middle > left && middle < right
    })
    return shown?.querySelector('img')?.currentSrc ?? ''
  })

test('a chosen variation has an address, a picture and a sentence that is read out', async ({ page }) => {
  await openChain(page)
  const entries = await page.evaluate(() => history.length)
  await chooseOptions(page, ['ゴールド', '120L'])
  await expect(page.locator('[data-choice-status]')).toHaveText(
    /^ゴールド \/ 120L：11,800円（税込）、.+、品番 SC-.+-GD-120$/,
  )
  await expect(page).toHaveURL(/\?variant=\d+$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect.poll(() => readShown(page)).toContain('gold')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`/product/${CHAIN}/$`))
  // It outlives a reload, and whoever gets the link sees it too, in a browser of their own.
  const address = page.url()
  await page.reload()
  await expect(page.locator('#buy-box [data-field="price"]')).toHaveText('11,800円')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('input[value="ゴールド"]')).toBeChecked()
  await expect.poll(() => readShown(page)).toContain('gold')
  const code = (await page.locator('#buy-box [data-field="code"]').innerText()).trim()
  for (const link of [`?variant=${code}`, `#${code}`]) {
    await page.goto('about:blank')
    await openChain(page, link)
    await expect(page.locator('input[value="120L"]')).toBeChecked()
    await expect(page.locator('#buy-box [data-field="price"]')).toHaveText('11,800円')
  }
})

test('the bar of a phone says what it buys, leads to the choice, and never stands beside the button', async ({
  page,
}) => {
  await openChain(page)
  const bar = page.locator('[data-buy-bar]')
  const button = page.locator('[data-add-to-cart]')
  await expect(bar).toContainText('スチール / 110L')
  await expect(bar.getByRole('button', { name: 'カートに入れる' })).toBeHidden()
  await bar.getByRole('link', { name: '種類を選ぶ' }).click()
  await expect(page.locator('input[value="ゴールド"]')).toBeInViewport()
  await button.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await chooseOptions(page, ['ゴールド', '114L'])
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, innerHeight))
  await expect(button).not.toBeInViewport()
  await expect(bar).toContainText('ゴールド / 114L')
  await bar.getByRole('button', { name: 'カートに入れる' }).click()
  await expect(page.getByText(/（ゴールド \/ 114L）」を1点カートに入れました/)).toBeVisible()
})

test('a link that names the first variation is a choice like any other', async ({ page }) => {
  await openChain(page)
  const first = await page.locator('#buy-box [data-variations]').textContent()
  const [{ id }] = JSON.parse(first ?? '[]') as [{ id: number }]
  await openChain(page, `?variant=${id}`)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, innerHeight))
  const bar = page.locator('[data-buy-bar]')
  await expect(bar.getByRole('button', { name: 'カートに入れる' })).toBeVisible()
  await expect(bar.getByRole('link', { name: '種類を選ぶ' })).toBeHidden()
})

/** A product that comes in one kind, of which some more than ten are left, so that an order is seen in what can be had. */
async function findSingle() {
  for (let nth = 5; ; nth += 1) {
    const product = await findBuyable('moto', { least: 10, most: 19, nth })
    if (product.options.length === 0) return product
  }
}

test('how many are left is asked once somebody turns to the buy box: a page only read loads nothing for it', async ({
  page,
}) => {
  const { key, product_id } = await findSingle()
  await page.goto(`${toShopUrl('moto')}/product/${key}/`)
  const published = Number(await page.getByLabel('数量', { exact: true }).getAttribute('max'))
  await beginAtConfirm(page, 'moto', { product_id, quantity: 3 }, { email: 'buys-three@example.com' })
  await getPlaceButton(page).click()
  await readOrderNo(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const corrected = page.waitForResponse(/price-and-stock/)
  await page.goto(`${toShopUrl('moto')}/product/${key}/`)
  await (await corrected).finished()
  const quantity = page.getByLabel('数量', { exact: true })
  await expect(quantity).toHaveAttribute('max', String(published))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((path) => path.includes('show-variation'))).toEqual([])
  await quantity.focus()
  await expect.poll(async () => Number(await quantity.getAttribute('max'))).toBeLessThanOrEqual(published - 3)
})
