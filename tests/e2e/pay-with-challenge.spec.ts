import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { getCardFrame } from '#tests/support/card-frame.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  choosePayment,
  countMails,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

/** The number at which the test card company asks the shopper first (3-D Secure). */
const CHALLENGED = '4000000000003220'

/** Orders, and opens the card company's page, which is a tab of its own. */
async function openChallenge(page: Page, site: Site, nth: number, email: string): Promise<Page> {
  const product = await findBuyable(site, { nth })
  await beginAtConfirm(page, site, product, { email, payment: 'クレジットカード', card: CHALLENGED })
  await getPlaceButton(page).click()
  await expect(page.getByRole('alert')).toContainText('カードの本人認証が必要です')
  await expect(getPlaceButton(page)).toHaveCount(0)
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '本人認証の画面を開く' }).click()
  const company = await opening
  await expect(company.getByRole('heading', { name: '本人認証' })).toBeVisible()
  return company
}

/** Answers, and goes back to the shop's tab. */
async function answer(company: Page, name: string): Promise<void> {
  await company.getByRole('button', { name, exact: true }).click()
  await expect(company.getByText('認証の結果を受け付けました')).toBeVisible()
  await company.close()
}

for (const site of inTurn(sites)) {
  test(`in ${site} an order stands once the card company knows the shopper`, async ({ page }) => {
    const email = `${site}-challenged@example.com`
    const company = await openChallenge(page, site, 12, email)
    expect(await countMails(email)).toBe(0)
    await answer(company, '承認する')
    await page.getByRole('button', { name: '認証が終わったので注文の状況を確認する' }).click()
    await readOrderNo(page)
    expect(await countMails(email)).toBe(1)
  })
}

test('whoever asks too early, or comes back to a reloaded page, is still shown the way to the card company', async ({
  page,
}) => {
  const email = 'impatient@example.com'
  const company = await openChallenge(page, 'moto', 13, email)
  await page.getByRole('button', { name: '認証が終わったので注文の状況を確認する' }).click()
  await expect(page.getByText('認証の結果をまだ受け取っていません')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '本人認証の画面を開く' })).toBeVisible()
  await expect(getPlaceButton(page)).toHaveCount(0)
  await answer(company, '承認する')
  // It goes on to the thanks by itself, perhaps before all of it is there.
  await page.reload({ waitUntil: 'commit' })
  await readOrderNo(page)
  expect(await countMails(email)).toBe(1)
})

for (const site of inTurn(sites, 1)) {
  test(`a refused challenge places nothing in ${site}, says so, keeps cart and form, and another way pays`, async ({
    page,
  }) => {
    const email = `refused-challenge-${site}@example.com`
    const company = await openChallenge(page, site, 14, email)
    await answer(company, '承認しない')
    await page.getByRole('button', { name: '認証が終わったので注文の状況を確認する' }).click()
    await expect(page.getByRole('alert')).toContainText('カードのご利用が承認されませんでした')
    expect(await countMails(email)).toBe(0)
    await page.goto(`${toShopUrl(site)}/cart/`)
    await expect(page.getByRole('main')).toContainText((await findBuyable(site, { nth: 14 })).name)
    await page.goto(`${toShopUrl(site)}/cart/shipping-add/`)
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email)
    await page.goto(`${toShopUrl(site)}/cart/confirm/`)
    await page.getByRole('link', { name: 'お支払い方法' }).first().click()
    await page.waitForURL('**/cart/payment/')
    await expect(getCardFrame(page).getByRole('textbox', { name: 'カード番号' })).toBeVisible()
    await choosePayment(page, '銀行振込')
    await getPlaceButton(page).click()
    await readOrderNo(page)
    expect(await countMails(email)).toBe(1)
  })

  test(`a shopper of ${site} who gives up a challenge pays otherwise`, async ({ page }) => {
    const email = `given-up-${site}@example.com`
    const company = await openChallenge(page, site, 15, email)
    await page.getByRole('button', { name: '認証をやめて、別のお支払い方法を選ぶ' }).click()
    await page.waitForURL('**/cart/payment/')
    await company.getByRole('button', { name: '承認する', exact: true }).click()
    await choosePayment(page, '代金引換')
    await getPlaceButton(page).click()
    await readOrderNo(page)
    expect(await countMails(email)).toBe(1)
  })
}
