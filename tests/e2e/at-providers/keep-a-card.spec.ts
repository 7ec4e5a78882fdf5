import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { expect, test } from '#tests/support/provider-test.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { fillStripeCard, getStripeFields } from '#tests/support/stripe-fields.ts'
import { tick } from '#tests/support/tick.ts'

test('a card whose bank asks is kept once its owner confirmed it, pays an order, and is forgotten', async ({
  page,
  companies,
}) => {
  const { email } = await signInNewMember(page, 'moto')
  await page.goto(`${toShopUrl('moto')}/mypage/card/add/`)
  await expect(getStripeFields(page).getByLabel('カード番号')).toBeVisible()
  await fillStripeCard(page, '4000002500003155')
  await page.getByRole('button', { name: /登録する/ }).click()
  await page.waitForURL('https://hooks.stripe.com/**')
  await page.getByRole('button', { name: 'COMPLETE' }).click()
  await page.waitForURL('**/mypage/card/')
  await expect(page.getByRole('main')).toContainText('3155')

  await beginCheckout(page, 'moto', [await findBuyable('moto', { nth: 11 })], { email })
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
  await tick(page.getByRole('radio', { name: 'クレジットカード' }))
  await tick(page.getByRole('radio', { name: /3155/ }))
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
  await expect(page.getByText('Visa 下4桁 3155').first()).toBeVisible()
  await getPlaceButton(page).click()
  await readOrderNo(page)

  await page.goto(`${toShopUrl('moto')}/mypage/card/`)
  await page.getByRole('button', { name: /3155.*削除|削除.*3155/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('main')).not.toContainText('3155')
  const { data } = await companies.staff.call('GET /v1/admin/orders', { query: { q: email } })
  expect(data).toMatchObject([{ status: 'paid' }])
})
