import type { Page } from '@playwright/test'
import { enterShop, loadVisitHeaders } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseOptions, getPlaceButton, goFromCartToConfirm, readOrderNo } from '#tests/support/shopper.ts'

const shop = toShopUrl('hojin')

test.beforeEach(({ context }) => enterShop(context, 'hojin'))

interface Unit {
  code: string
  options: string[]
  max_quantity: number
  order_multiple?: number
  carton_quantity?: number
}

/** Gloves in tens: a kind of which two cartons can be bought, with its product. */
async function findGloves(nth: number) {
  const answer = await fetch(`${toApiUrl()}/hojin/v1/products?is_detail=1&per=50&category=work-glove`, {
    headers: await loadVisitHeaders('hojin'),
  })
  const { data } = (await answer.json()) as {
    data: { key: string; name: string; product_model: { products: Unit[] } }[]
  }
  const found = data.flatMap(({ key, name, product_model }) => {
    const unit = product_model.products.find(
      ({ max_quantity, order_multiple, carton_quantity }) =>
        order_multiple === 10 && carton_quantity === 120 && max_quantity >= 240,
    )
    return unit ? [{ key, name, ...unit }] : []
  })
  if (!found[nth]) throw new Error(`hojin has no ${nth + 1} gloves of which two cartons can be bought.`)
  return found[nth]
}

/** The pieces of the only line of the cart. */
const findPieces = (page: Page) =>
  page.locator('.cart-line').getByRole('textbox', { name: '数量', exact: true })

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a press on the product page adds a carton, and two cartons are ordered', async ({ page }) => {
    test.slow()
    const { key, options } = await findGloves(0)
    await page.goto(`${shop}/product/${key}/`)
    await chooseOptions(page, options)
    const box = page.locator('#buy-box')
    const quantity = box.getByLabel('数量', { exact: true })
    await expect(quantity).toHaveValue('10')
    await expect(box.getByText('10点単位・1ケース＝120点')).toBeVisible()
    const carton = box.getByRole('button', { name: '1ケース追加' })
    await carton.tap()
    await expect(quantity).toHaveValue('120')
    await carton.tap()
    await expect(quantity).toHaveValue('240')
    await expect(box.getByText('2ケース（240点）')).toBeVisible()
    await lookWithAxe(page, 'product by the carton')
    await box.locator('[data-add-to-cart]').tap()
    await expect(page.getByText('カートに入れました').first()).toBeVisible()
    await goFromCartToConfirm(page, 'hojin', { email: 'carton@example.com' })
    await expect(page.locator('.ordered-lines')).toContainText('240')
    await getPlaceButton(page).tap()
    await readOrderNo(page)
  })
})

test('a wrong multiple is told beside it and put right by keyboard, and so are the steps of the cart', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  const { code } = await findGloves(1)
  await page.goto(`${shop}/cart/`)
  await page.getByLabel('1行目の品番').fill(code)
  await page.keyboard.press('Tab')
  await page.keyboard.type('25')
  // Its script is there once somebody turned to it.
  await page.waitForLoadState('networkidle')
  const send = page.getByRole('button', { name: 'まとめてカートに入れる' })
  await send.focus()
  await page.keyboard.press('Enter')
  const wrong = page.getByLabel('1行目の数量')
  await expect(wrong).toHaveAccessibleDescription('10点単位でご注文いただけます。数量を30点にしてください。')
  await expect(wrong).toHaveValue('25')
  await expect(page.locator('.cart-line')).toHaveCount(0)
  await lookWithAxe(page, 'quick order with a wrong multiple')
  await wrong.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1件（30点）をカートに入れました。')).toBeVisible()

  const pieces = findPieces(page)
  const line = page.locator('.cart-line')
  await expect(pieces).toHaveValue('30')
  await line.getByRole('button', { name: '数量を10点増やす' }).focus()
  await page.keyboard.press('Enter')
  await expect(pieces).toHaveValue('40')
  // What is no multiple stays as it was typed, with what would be right.
  await pieces.focus()
  await page.keyboard.type('45')
  await page.keyboard.press('Enter')
  await expect(pieces).toHaveValue('45')
  await expect(line.getByText('10点単位でご注文いただけます。数量を50点にしてください。')).toBeVisible()
  await lookWithAxe(page, 'cart with a wrong multiple')
  await pieces.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await expect(pieces).toHaveValue('50')
  await line.getByRole('button', { name: /を1ケース追加$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(pieces).toHaveValue('170')
  await page.reload()
  await expect(findPieces(page)).toHaveValue('170')
})

test('goods by the piece have no carton', async ({ page }) => {
  await page.goto(`${shop}/product/wrench-combi-12/`)
  await expect(page.locator('#buy-box input[name="quantity"]')).toHaveValue('1')
  await expect(page.locator('#buy-box [data-order-units]')).toHaveCount(0)
})
