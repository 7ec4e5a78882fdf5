import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { expect, test } from '#tests/support/provider-test.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { hireOwner } from '#tests/support/staff-errands.ts'
import { payByStripeCard } from '#tests/support/stripe-fields.ts'

// Whoever is not signed in yet is told so, which Chromium writes down.
test.use({ expectedComplaints: [/status of 401/] })

test('the staff give a part back in the back office, and Stripe gives it back to the card', async ({
  page,
  companies,
}) => {
  await beginCheckout(page, 'moto', [await findBuyable('moto', { nth: 10 })], {
    email: 'refunded@example.com',
  })
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
  await payByStripeCard(page, '4242424242424242')
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)

  const { email } = await hireOwner('moto')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${toApiUrl()}/moto/admin/#/orders`)
  await signIn(page, email)
  await page.getByText(order_no).click()
  await page.getByRole('button', { name: '返金する' }).click()
  await page.getByLabel('返金する金額（円）').fill('300')
  await page.getByRole('button', { name: '300円を返金する' }).click()
  await page.getByText('決済会社から300円').waitFor()
  const asked = await companies.stripe.listRequests()
  expect(asked.filter(({ path }) => path === '/v1/refunds').map(({ body }) => body)).toEqual([
    expect.stringContaining('amount=300'),
  ])
})
