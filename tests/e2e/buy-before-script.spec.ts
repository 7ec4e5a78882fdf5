import type { Page } from '@playwright/test'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseOptions } from '#tests/support/shopper.ts'

/** A chain in three colours and lengths; each combination has its own price, and the first one is the cheapest. */
const CHAIN = 'sealed-chain-520-standard'
const CHOSEN = ['ゴールド', '120L']
const PRICE = '11,800円'

const getQuantity = (page: Page) => page.getByRole('textbox', { name: '数量', exact: true })

/** Chooses and presses on a page whose scripts may still be on their way. */
async function pressAsChosen(page: Page, quantity: string): Promise<void> {
  await chooseOptions(page, CHOSEN)
  await page.getByLabel('数量', { exact: true }).fill(quantity)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
}

async function expectChosenInCart(page: Page, quantity: string): Promise<void> {
  const line = page.locator('.cart-line')
  await expect(line).toHaveCount(1)
  for (const option of CHOSEN) await expect(line).toContainText(option)
  await expect(line).toContainText(PRICE)
  await expect(getQuantity(page)).toHaveValue(quantity)
}

test('what was chosen before the scripts came is what lies in the cart', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(`${toShopUrl('moto')}/product/${CHAIN}/`, { waitUntil: 'commit' })
  await pressAsChosen(page, '2')
  await page.waitForURL('**/cart/**', { waitUntil: 'commit' })
  scripts.release()
  await expectChosenInCart(page, '2')
  await expect(page.getByText(/ゴールド.*120L.*2点カートに入れました/)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expectChosenInCart(page, '2')
})

test('the same on a slow line with a slow processor, from a link to another variation', async ({ page }) => {
  test.slow()
  const [silver] = await findVariations()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto(`${toShopUrl('moto')}/product/${CHAIN}/?variant=${silver?.id}`, { waitUntil: 'commit' })
  await pressAsChosen(page, '1')
  // Fast enough a script takes the press, else the browser does: the cart is the same.
  await expect(page.getByText(/ゴールド.*120L.*1点カートに入れました/)).toBeVisible({ timeout: 60_000 })
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await expectChosenInCart(page, '1')
})

test('a link to a variation is a choice too, before any script', async ({ page }) => {
  const gold = (await findVariations()).find(({ options }) => options.join() === CHOSEN.join())
  const scripts = await holdScripts(page)
  await page.goto(`${toShopUrl('moto')}/product/${CHAIN}/?variant=${gold?.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await page.waitForURL('**/cart/**', { waitUntil: 'commit' })
  scripts.release()
  await expectChosenInCart(page, '1')
})

test('a press for a combination the shop does not have asks, and nothing is bought in its place', async ({
  page,
}) => {
  const cart = `${toShopUrl('moto')}/cart/`
  await page.goto(`${cart}?product=${CHAIN}&option-0=ゴールド&option-1=999L&quantity=1`)
  const question = page.getByRole('alert').filter({ hasText: 'まだカートに入れていません' })
  await expect(question).toContainText('ゴールド / 999L')
  await expect(page.locator('.cart-line')).toHaveCount(0)
  await question.getByRole('link', { name: '選び直す' }).click()
  await page.waitForURL(`**/product/${CHAIN}/`)
  // A row whose choice had not come yet names nothing at all.
  await page.goto(`${cart}?quantity=3`)
  await expect(question).toBeVisible()
  await expect(page.locator('.cart-line')).toHaveCount(0)
})

interface Variation {
  id: number
  options: string[]
}

async function findVariations(): Promise<Variation[]> {
  const answer = await fetch(`${toApiUrl()}/moto/v1/products/${CHAIN}`)
  const { product_model } = (await answer.json()) as { product_model: { products: Variation[] } }
  return product_model.products
}
