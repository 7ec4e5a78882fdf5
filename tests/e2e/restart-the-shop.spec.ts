import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { closeShop, isOpen, openShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { countMails, findBuyable, getPlaceButton, putIntoCart, readOrderNo } from '#tests/support/shopper.ts'

test('an order, its thanks, its mail and an open cart are there again after the shop was restarted', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = 'restart@example.com'
  const product = await findBuyable('moto', { nth: 16 })
  await beginAtConfirm(page, 'moto', product, { email, payment: '代金引換' })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  const purchase = await page.evaluate(() => localStorage.getItem('noren.purchase'))
  const { cart_token } = JSON.parse(purchase ?? '{}') as { cart_token: string }
  const other = await (await browser.newContext()).newPage()
  const kept = await findBuyable('okurimono', { nth: 2 })
  await putIntoCart(other, 'okurimono', kept)

  const folder = process.env[SHOP_FOLDER] ?? ''
  await closeShop(folder)
  expect(await isOpen()).toBe(false)
  await openShop(folder)

  const answer = await fetch(`${toApiUrl()}/moto/v1/carts/order/${order_no}?token=${cart_token}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ order_no, status: 'accepted' })
  await page.reload()
  expect(await readOrderNo(page)).toBe(order_no)
  await expect(page.getByRole('main')).toContainText(product.name)
  expect(await countMails(email)).toBe(1)
  await other.goto(`${toShopUrl('okurimono')}/cart/`)
  await expect(other.getByRole('main')).toContainText(kept.name)
  await other.context().close()
})
