import { enterShop, loadVisitHeaders } from '#tests/support/keycode.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  getPlaceButton,
  giveAddress,
  goToCheckout,
  readOrderNo,
  shopper,
} from '#tests/support/shopper.ts'

const shop = toShopUrl('hojin')

test.beforeEach(({ context }) => enterShop(context, 'hojin'))

/** Part numbers of variations in stock, from the second page on: other errands buy from the first. */
async function findPartNumbers(count: number): Promise<string[]> {
  const response = await fetch(`${toApiUrl()}/hojin/v1/products?is_detail=1&per=30&page=2`, {
    headers: await loadVisitHeaders('hojin'),
  })
  const { data } = (await response.json()) as {
    data: { product_model: { products: { code: string; max_quantity: number; order_multiple?: number }[] } }[]
  }
  return data
    .flatMap(({ product_model }) => product_model.products.slice(0, 1))
    .filter(({ max_quantity, order_multiple }) => max_quantity >= 10 && !order_multiple)
    .slice(0, count)
    .map(({ code }) => code)
}

test('a purchaser orders a list of part numbers, puts right what is wrong, and buys for the company', async ({
  page,
}) => {
  test.slow()
  const [first = '', second = ''] = await findPartNumbers(2)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}/`)
  await lookWithAxe(page, 'home')
  await page.getByLabel('品番と数量').fill(`${first.toLowerCase()}\t3\n${second} 2個\nNO-SUCH 1`)
  await page.getByRole('button', { name: 'まとめてカートに入れる' }).click()
  await expect(page.getByText('2件（5点）をカートに入れました。')).toBeVisible()
  // What nobody sells stays as it was typed, with the reason beside it and the focus on it.
  const wrong = page.getByLabel('1行目の品番')
  await expect(wrong).toHaveValue('NO-SUCH')
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAccessibleDescription('この品番は見つかりません。お確かめください。')
  await lookWithAxe(page, 'cart with a number nobody sells')
  await page.reload()
  await expect(wrong).toHaveValue('NO-SUCH')
  await wrong.fill(first)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1件（1点）をカートに入れました。')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '数量', exact: true }).first()).toHaveValue('4')
  await goToCheckout(page, 'hojin')
  await expect(page.getByLabel('会社・団体名').first()).toBeVisible()
  await lookWithAxe(page, 'who orders, of a company')
  await giveAddress(page, 'desk@example.com')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')
  await expect(page.getByRole('main').getByText(shopper.company_name)).toHaveCount(2)
  await lookWithAxe(page, 'confirm')
  await getPlaceButton(page).click()
  await readOrderNo(page)
})

test('what is typed and sent before the publisher has its script is ordered', async ({ page }) => {
  const [, , third = ''] = await findPartNumbers(3)
  const scripts = await holdScripts(page)
  await page.goto(`${shop}/cart/`, { waitUntil: 'commit' })
  await page.getByLabel('1行目の品番').fill(third)
  await page.getByLabel('1行目の数量').fill('2')
  await page.getByLabel('1行目の数量').press('Enter')
  scripts.release()
  await expect(page.getByText('1件（2点）をカートに入れました。')).toBeVisible()
  await expect(page.getByLabel('1行目の品番')).toHaveValue('')
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveValue('2')
})

test('the publisher has its script once somebody turns to it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofDesk = () => asked.filter((path) => path.includes('QuickOrderView'))
  await page.goto(`${shop}/cart/`)
  await expect(page.getByText('カートに商品が入っていません').first()).toBeVisible()
  expect(ofDesk()).toEqual([])
  const field = page.getByLabel('1行目の品番')
  await field.click()
  await expect.poll(() => ofDesk().length).toBe(1)
  // It is alive under the same focus, and a line beyond the last is made.
  await page.keyboard.type('X')
  await page.getByRole('button', { name: '行を追加' }).click()
  await expect(field).toHaveValue('X')
  await expect(page.getByLabel('6行目の品番')).toBeVisible()
})

test('a purchaser without a mouse orders from the rows of a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop}/product/`)
  await lookWithAxe(page, 'list')
  const row = page.locator('[data-list-items] form[data-row-order]:has(select):has(input[value="1"])').first()
  await row.getByRole('combobox').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('カートに入れました').first()).toBeVisible()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('4')
  // Rows that a query brings are ordered from the same way.
  await page.goto(`${shop}/product/?q=${encodeURIComponent('安全靴')}`)
  const found = page.locator('[data-list-items] form[data-row-order]').first()
  await expect(page.locator('[data-list-items] [data-field="name"]').first()).toContainText('安全靴')
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  await found.locator('button[type="submit"]').click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('5')
  await page.goto(`${shop}/product/?q=${encodeURIComponent('どこにもない品物')}`)
  await expect(page.locator('[data-list-empty]')).toBeVisible()
})
