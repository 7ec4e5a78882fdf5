import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import type { ProviderShop } from '#tests/support/provider-shop.ts'
import { expect, test } from '#tests/support/provider-test.ts'
import { readMailTexts } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tick } from '#tests/support/tick.ts'

/** A member orders, to pay at a konbini later. */
async function orderAtKonbini(page: Page, nth: number) {
  const { email } = await signInNewMember(page, 'moto')
  await beginCheckout(page, 'moto', [await findBuyable('moto', { nth })], { email })
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
  await tick(page.getByRole('radio', { name: 'コンビニ' }))
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
  await getPlaceButton(page).click()
  return { email, order_no: await readOrderNo(page) }
}

async function openInMypage(page: Page, order_no: string): Promise<void> {
  await page.goto(`${toShopUrl('moto')}/mypage/order_history/`)
  await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
  await expect(page.getByRole('main')).toContainText(order_no)
}

/** What becomes of the payment of an order at Stripe. */
async function settle({ staff, stripe }: ProviderShop, order_no: string, how: 'pay' | 'expire') {
  const { data } = await staff.call('GET /v1/admin/orders', { query: { q: order_no } })
  const { taken } = await staff.call('GET /v1/admin/orders/{id}', { params: { id: data[0]?.id ?? 0 } })
  await stripe.tell(`POST /konbini/${taken?.reference}/${how}`)
}

test('thanks, mail and mypage say where to pay by when; once it was paid, mypage says so', async ({
  page,
  companies,
}) => {
  const { email, order_no } = await orderAtKonbini(page, 4)
  const main = page.getByRole('main')
  await expect(main).toContainText('ファミリーマート')
  const number = /\d{11,}/.exec(await main.innerText())?.[0] ?? 'none'
  expect((await readMailTexts(email)).join()).toContain(number)
  await openInMypage(page, order_no)
  await expect(main).toContainText(number)
  await expect(main.getByRole('link', { name: /^https:/ })).toHaveAttribute(
    'href',
    /^https:\/\/payments\.stripe\.com\//,
  )
  await settle(companies, order_no, 'pay')
  await expect(async () => {
    await page.reload()
    await expect(main).not.toContainText(number, { timeout: 2_000 })
  }).toPass()
})

test('an order nobody paid for ends on its day, says why, and gives the goods back', async ({
  page,
  companies,
}) => {
  const { order_no } = await orderAtKonbini(page, 5)
  await settle(companies, order_no, 'expire')
  await openInMypage(page, order_no)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('キャンセル', { timeout: 2_000 })
  }).toPass()
})
