import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'

// The loser's refusal is a 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/422/] })

test('two shoppers want the last piece: one gets it, the other is told and keeps the rest', async ({
  browser,
  page,
}) => {
  const product = await findBuyable('moto', { least: 1, most: 1, nth: 0 })
  const other = await (await browser.newContext()).newPage()
  await beginAtConfirm(page, 'moto', product, { email: 'first-of-two@example.com' })
  await beginAtConfirm(other, 'moto', product, { email: 'second-of-two@example.com' })
  // Whoever comes to the last step once the piece is gone finds no button there.
  await expect(getPlaceButton(page)).toBeVisible()
  await expect(getPlaceButton(other)).toBeVisible()
  await Promise.all([getPlaceButton(page).click(), getPlaceButton(other).click()])
  const isDone = (one: typeof page) =>
    expect.poll(async () => (await one.locator('main').innerText()).length).toBeGreaterThan(0)
  await Promise.all([isDone(page), isDone(other)])
  await expect
    .poll(() => [page, other].filter((one) => one.url().includes('/cart/complete/')).length, {
      timeout: 15_000,
    })
    .toBe(1)
  const winner = page.url().includes('/cart/complete/') ? page : other
  const loser = winner === page ? other : page
  expect(await readOrderNo(winner)).toBeTruthy()
  await expect(loser.getByRole('main')).toContainText(/在庫|売り切れ/)
  expect(loser.url()).not.toContain('/cart/complete/')
  await other.context().close()
})
