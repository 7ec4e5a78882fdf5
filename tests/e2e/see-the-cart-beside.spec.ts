import type { Page } from '@playwright/test'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { type Buyable, chooseOptions, findBuyable, putIntoCart } from '#tests/support/shopper.ts'

// As most shoppers see it: the config leaves movement out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const getDrawer = (page: Page) => page.getByRole('dialog', { name: 'カートに入れました' })
const getAdd = (page: Page) => page.getByRole('button', { name: 'カートに入れる' }).first()

/** Opens the product's page and adds one piece; the drawer is open then. */
async function addOne(page: Page, product: Buyable): Promise<string> {
  const path = `${toShopUrl('okurimono')}/product/${product.key}/`
  await page.goto(path)
  await chooseOptions(page, product.options)
  await getAdd(page).click()
  await expect(getDrawer(page)).toBeVisible()
  return path
}

test('whoever adds something sees the cart beside the page', async ({ page }) => {
  const product = await findBuyable('okurimono', { nth: 30, below: 4_000 })
  await addOne(page, product)
  const drawer = getDrawer(page)
  await expect(drawer.getByRole('listitem')).toContainText(product.name)
  await expect(drawer).toContainText(formatYen(product.unit_price))
  await expect(drawer).toContainText(/あと.+円のお買い上げで送料無料/)
  await lookWithAxe(page, 'cart drawer')
  // The focus stays inside, wherever Tab would go.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(getAdd(page)).toBeFocused()
  // Added again, it shows two.
  await getAdd(page).click()
  await expect(drawer.getByRole('listitem')).toContainText('数量 2')
  await drawer.getByRole('link', { name: 'レジへ進む' }).click()
  await page.waitForURL('**/cart/shipping-add/')
})

test('the cart beside the page changes how many, takes out and gives back, by keyboard too', async ({
  page,
}) => {
  const product = await findBuyable('okurimono', { nth: 31, below: 4_000 })
  await addOne(page, product)
  const drawer = getDrawer(page)
  const line = drawer.getByRole('listitem')
  const more = drawer.getByRole('button', { name: '数量を1つ増やす' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(line).toContainText('数量 2')
  await expect(more).toBeFocused()
  await expect(drawer.locator('.drawer-sum')).toContainText(formatYen(product.unit_price * 2))
  await drawer.getByRole('button', { name: `「${product.name}」をカートから削除` }).press('Enter')
  await expect(line).toContainText(`「${product.name}」を削除しました`)
  await expect(drawer.locator('.drawer-sum')).toContainText('0円')
  await expect(drawer.getByRole('link', { name: 'レジへ進む' })).toBeHidden()
  const undo = drawer.getByRole('button', { name: '元に戻す' })
  await expect(undo).toBeFocused()
  await lookWithAxe(page, 'cart drawer after taking a line out')
  await page.keyboard.press('Enter')
  await expect(line).toContainText('数量 2')
  await expect(drawer.getByRole('button', { name: /をカートから削除/ })).toBeFocused()
})

test('«back» closes the cart beside the page, and comes back to the page from the cart itself', async ({
  page,
}) => {
  await page.goto(`${toShopUrl('okurimono')}/news/`)
  const path = await addOne(page, await findBuyable('okurimono', { nth: 32 }))
  await page.goBack()
  await expect(getDrawer(page)).toBeHidden()
  expect(page.url()).toBe(path)
  await getAdd(page).click()
  await getDrawer(page).getByRole('button', { name: '閉じる' }).click()
  await expect(getDrawer(page)).toBeHidden()
  await getAdd(page).click()
  await getDrawer(page).getByRole('link', { name: 'カートを見る' }).click()
  await page.waitForURL('**/cart/')
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('3')
  await page.goBack()
  expect(page.url()).toBe(path)
  await expect(getAdd(page)).toBeVisible()
  await expect(getDrawer(page)).toBeHidden()
  await page.goBack()
  await page.waitForURL('**/news/')
})

test('nothing of it is loaded before something is added, nor in a shop without it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const product = await findBuyable('okurimono', { nth: 33 })
  await page.goto(`${toShopUrl('okurimono')}/product/${product.key}/`)
  await expect(getAdd(page)).toBeEnabled()
  expect(asked.filter((path) => /cart-?drawer/i.test(path))).toEqual([])
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 33 }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked.filter((path) => /cart-?drawer/i.test(path))).toEqual([])
})
