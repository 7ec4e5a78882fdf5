import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { measurePage, weighOpenPage } from '#tests/support/measure-page.ts'
import { pageKinds } from '#tests/support/page-kinds.ts'
import { expect, test } from '#tests/support/provider-test.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { countMails, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { getStripeFields, payByStripeCard } from '#tests/support/stripe-fields.ts'
import { tick } from '#tests/support/tick.ts'

const PLAIN = '4242424242424242'
const REFUSED = '4000000000000002'
const CHALLENGED = '4000000000003220'

// What is refused arrives as a 422, which Chromium writes down.
test.use({ expectedComplaints: [/status of 422/] })

async function goToPayment(page: Page, nth: number, email: string): Promise<void> {
  const product = await findBuyable('moto', { nth })
  await beginCheckout(page, 'moto', [product], { email })
  await page.goto(`${toShopUrl('moto')}/cart/payment/`)
}

/** Orders, and opens the bank's page, which is a tab of its own. */
async function openBank(page: Page): Promise<Page> {
  await getPlaceButton(page).click()
  await expect(page.getByRole('alert')).toContainText('カードの本人認証が必要です')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '本人認証の画面を開く' }).click()
  const bank = await opening
  await expect(bank).toHaveURL(/^https:\/\/hooks\.stripe\.com\//)
  return bank
}

test('a card is typed in Stripe’s own fields and charged once', async ({ page, companies }) => {
  const email = 'card-at-stripe@example.com'
  await goToPayment(page, 0, email)
  await payByStripeCard(page, PLAIN)
  await expect(page.getByText('Visa 下4桁 4242').first()).toBeVisible()
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
  const { data } = await companies.staff.call('GET /v1/admin/orders', { query: { q: order_no } })
  expect(data).toMatchObject([{ status: 'paid' }])
})

test('what is wrong with a card is said at the payment step; nothing else is typed again', async ({
  page,
}) => {
  await goToPayment(page, 1, 'mistyped-at-stripe@example.com')
  await page.getByRole('radio', { name: 'クレジットカード' }).check({ force: true })
  await getStripeFields(page).getByLabel('カード番号').fill('4242')
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await expect(page.getByRole('alert')).toContainText('カード番号が不完全です。')
  await expect(page).toHaveURL(/\/cart\/payment\//)
  await payByStripeCard(page, PLAIN)
})

test('only the payment step may load anything of Stripe’s', async ({ page }) => {
  const readPolicy = async (path: string) => {
    const answer = await page.request.get(`http://127.0.0.1:${new URL(toShopUrl('moto')).port}${path}`, {
      headers: { host: new URL(toShopUrl('moto')).host },
    })
    return answer.headers()['content-security-policy'] ?? ''
  }
  expect(await readPolicy('/cart/payment/')).toContain('js.stripe.com')
  for (const path of ['/', '/cart/', '/cart/confirm/', '/cart/complete/'])
    expect(await readPolicy(path), path).not.toContain('stripe.com')
})

test('our own script keeps the budget of the payment step; Stripe’s is asked for with a card alone, and counted apart', async ({
  page,
}) => {
  const budget = pageKinds.find(({ name }) => name === 'payment')?.script ?? 0
  const theirs = new Map<string, number>()
  page.on('response', async (response) => {
    const { host, pathname } = new URL(response.url())
    if (host.endsWith('.stripe.com') && pathname.endsWith('.js'))
      theirs.set(pathname, (await response.body()).length)
  })
  await goToPayment(page, 12, 'weighed-at-stripe@example.com')
  const { script } = await measurePage(page, `${toShopUrl('moto')}/cart/payment/`)
  expect(script).toBeLessThanOrEqual(budget)
  expect([...theirs]).toEqual([])
  await tick(page.getByRole('radio', { name: 'クレジットカード' }))
  await expect(getStripeFields(page).getByLabel('カード番号')).toBeVisible()
  const own = (await weighOpenPage(page)).script
  const sum = [...theirs.values()].reduce((total, bytes) => total + bytes, 0)
  expect(sum).toBeGreaterThan(0)
  const description = `ours ${script}, with a card chosen ${own}; Stripe’s ${sum}, of its stand-in`
  test.info().annotations.push({ type: 'bytes of script', description })
})

test('the bank asks the card’s owner, and the order stands once it was confirmed', async ({ page }) => {
  const email = 'challenged-at-stripe@example.com'
  await goToPayment(page, 2, email)
  await payByStripeCard(page, CHALLENGED)
  const bank = await openBank(page)
  expect(await countMails(email)).toBe(0)
  await bank.getByRole('button', { name: 'COMPLETE' }).click()
  // The bank's tab comes back to the shop, and the other one notices.
  await readOrderNo(bank)
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

test('a card that is refused, by its bank or by its owner, is followed by one that pays', async ({
  page,
}) => {
  const email = 'refused-at-stripe@example.com'
  await goToPayment(page, 3, email)
  await payByStripeCard(page, REFUSED)
  await getPlaceButton(page).click()
  await expect(page.getByRole('alert')).toContainText('カードのご利用が承認されませんでした')
  await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click()
  await payByStripeCard(page, CHALLENGED)
  const bank = await openBank(page)
  await bank.getByRole('button', { name: 'FAIL' }).click()
  // The bank's tab comes back to the shop, and both tell what became of it.
  await expect(bank.getByRole('alert')).toContainText('カードのご利用が承認されませんでした')
  await bank.close()
  await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click()
  await payByStripeCard(page, PLAIN)
  await getPlaceButton(page).click()
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})
