import type { Page } from '@playwright/test'
import {
  buyGift,
  expectTaken,
  getTakeButton,
  giveGiftAddress,
  giveGiftDay,
  openGift,
  toForgedLink,
} from '#tests/support/gift-errand.ts'
import { lookAtErrors, lookInTurns, lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  giveAddress,
  goToCheckout,
  putIntoCart,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { tick } from '#tests/support/tick.ts'
import { inTurn } from '#tests/support/turns.ts'

/** Which of the goods these walks buy, so that no other errand wants the same. */
const NTH = 17

// A forged link leads to no gift.
test.use({ expectedComplaints: [/404/] })

/** They have the same screens: axe looks at each in one shop at 390 px, in the other at 1280. `walk/` looks at all the others. */
const shops = ['moto', 'okurimono'] as const

async function lookAtCheckout(page: Page, site: (typeof shops)[number]): Promise<void> {
  const { look, lookAtErrors } = lookInTurns(page, shops.indexOf(site))
  await putIntoCart(page, site, await findBuyable(site, { nth: NTH }))
  await look('product in the cart')
  await page.goto(`${toShopUrl(site)}/cart/`)
  await expect(page.getByRole('link', { name: 'レジへ進む' })).toBeVisible()
  await look('cart with goods')
  await goToCheckout(page, site)
  await expect(page.getByLabel('メールアドレス')).toBeVisible()
  await look('shipping-add')
  await lookAtErrors('お届け日時の指定へ進む', 'shipping-add')
  await giveAddress(page, `axe-${site}@example.com`)
  await expect(page.getByRole('button', { name: 'お支払い方法の選択へ進む' })).toBeVisible()
  await look('shipping-detail')
  await page.goto(`${toShopUrl(site)}/cart/shipping-select/`)
  await expect(page.getByRole('main').getByText('千代田区').first()).toBeVisible()
  await look('shipping-select')
  await page.goto(`${toShopUrl(site)}/cart/recipients/`)
  await expect(page.getByRole('heading', { name: 'お届け先の一覧' })).toBeVisible()
  await look('recipients')
  await page.goto(`${toShopUrl(site)}/cart/shipping-detail/`)
  await chooseDelivery(page)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await look('payment')
  await lookAtErrors('注文内容の確認へ進む', 'payment')
  await tick(page.getByRole('radio', { name: 'クレジットカード' }))
  await lookAtErrors('注文内容の確認へ進む', 'card')
  await choosePayment(page, 'クレジットカード')
  await expect(getPlaceButton(page)).toBeEnabled()
  await look('confirm')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await look('complete')
}

for (const site of inTurn(shops)) {
  test(`axe finds nothing in ${site}, from the product to the thanks`, async ({ page }) => {
    test.slow()
    await lookAtCheckout(page, site)
  })
}

test('axe finds nothing in a social gift, from the sender to the thanks', async ({ page }) => {
  test.slow()
  await putIntoCart(page, 'okurimono', await findBuyable('okurimono', { nth: NTH, is_gift: true }))
  await goToCheckout(page, 'okurimono')
  await tick(page.getByRole('radio', { name: 'ソーシャルギフト' }))
  await lookWithAxe(page, 'shipping-add of a gift')
  await lookAtErrors(page, 'ギフトのしたくへ進む', 'shipping-add of a gift')
  const { link } = await buyGift(page, { email: 'axe-gift@example.com', nth: NTH })
  await lookWithAxe(page, 'complete with the link')
  await page.goto(link)
  await expect(page.getByRole('link', { name: '贈りものを受け取る' })).toBeVisible()
  await lookWithAxe(page, 'gift')
  await openGift(page, link)
  await expect(page.getByLabel('お名前（姓）')).toBeVisible()
  await lookWithAxe(page, 'gift shipping')
  await lookAtErrors(page, 'お届け日時のご指定へ進む', 'gift shipping')
  await giveGiftAddress(page)
  await expect(page.getByLabel('お届け日', { exact: true })).toBeVisible()
  await lookWithAxe(page, 'gift delivery')
  await giveGiftDay(page)
  await expect(getTakeButton(page)).toBeEnabled()
  await lookWithAxe(page, 'gift confirm')
  await getTakeButton(page).click()
  await expectTaken(page)
  await lookWithAxe(page, 'gift complete')
  await page.goto(toForgedLink())
  await expect(page.getByRole('heading', { name: 'ギフトが見つかりませんでした' })).toBeVisible()
  await lookWithAxe(page, 'gift of a forged link')
})
