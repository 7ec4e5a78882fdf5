import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { countMails, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'

test('a nervous shopper who clicks and clicks places one order', async ({ page }) => {
  const email = 'nervous@example.com'
  await beginAtConfirm(page, 'moto', await findBuyable('moto', { nth: 4 }), { email })
  await getPlaceButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click()
  })
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('the same cart confirmed in two tabs is one order', async ({ page, context }) => {
  const email = 'two-tabs@example.com'
  await beginAtConfirm(page, 'moto', await findBuyable('moto', { nth: 5 }), { email })
  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(getPlaceButton(tab)).toBeEnabled()
  // Clicked where they stand: a tab that hears of the order from the other one leaves before a careful click is done.
  const buttons = await Promise.all([page, tab].map((one) => getPlaceButton(one).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((one) => (one as HTMLButtonElement).click())))
  const [one, two] = await Promise.all([readOrderNo(page), readOrderNo(tab)])
  expect(one).toBe(two)
  expect(await countMails(email)).toBe(1)
})
