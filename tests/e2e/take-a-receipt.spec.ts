import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { readMailTexts } from '#tests/support/read-mails.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { moveOrder, openStaff } from '#tests/support/staff-errands.ts'
import { inTurn } from '#tests/support/turns.ts'

const ADDRESSEE = '株式会社のれん製作所 経理部 御中'

// A token that is none is answered with 404, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 404/] })

async function placeOrder(page: Page, site: Site, email: string): Promise<string> {
  const product = await findBuyable(site, { nth: 25 })
  await beginAtConfirm(page, site, product, { email })
  await getPlaceButton(page).click()
  return readOrderNo(page)
}

/** Has the receipt made out to somebody else, and sees what it says the second time. */
async function takeReceipt(page: Page): Promise<void> {
  await page.getByLabel('宛名').fill(ADDRESSEE)
  await page.getByLabel('但し書き').fill('備品代として')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '領収書をダウンロード' }).click()
  expect((await download).suggestedFilename()).toMatch(/^領収書_.+\.pdf$/)
  await expect(page.getByText('この領収書は1回発行されています')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('宛名')).toHaveValue(ADDRESSEE)
  await expect(page.getByLabel('但し書き')).toHaveValue('備品代として')
}

for (const site of inTurn(sites)) {
  test(`a guest of ${site} has the receipt made out to the company, once the money is there, by the link of the mail`, async ({
    page,
  }) => {
    const email = `receipt-by-mail-${site}@example.com`
    const order_no = await placeOrder(page, site, email)
    const [mail = ''] = await readMailTexts(email)
    const link = new URL(
      /(https?:\/\/\S+\/orders\/receipt\/\S+)/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '',
    )
    expect(link.searchParams.get('no')).toBe(order_no)
    const address = toShopUrl(site) + link.pathname + link.search
    await page.goto(address)
    await expect(page.getByText('ご入金の確認後に、領収書を発行できます')).toBeVisible()
    const bill = page.waitForEvent('download')
    await page.getByRole('button', { name: '請求書をダウンロード' }).click()
    expect((await bill).suggestedFilename()).toMatch(/^請求書_.+\.pdf$/)

    await moveOrder(openStaff(site), order_no, 'paid')
    await page.reload()
    await takeReceipt(page)
    await lookWithAxe(page, 'receipt of a guest')
    await page.goto(address.replace(/t=.{6}/, 't=000000'))
    await expect(page.getByText('ご注文が見つかりませんでした')).toBeVisible()
  })
}

test('a company’s guest finds the receipt from the thanks, and a reload finds it again', async ({ page }) => {
  const order_no = await placeOrder(page, 'hojin', 'receipt-of-company@example.com')
  await moveOrder(openStaff('hojin'), order_no, 'paid')
  await page.getByRole('link', { name: /領収書/ }).click()
  // What opens the order is not in the address bar.
  await page.waitForURL('**/orders/receipt/')
  await expect(page.getByText(`ご注文番号：${order_no}`)).toBeVisible()
  await takeReceipt(page)
})
