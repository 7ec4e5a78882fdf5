import type { Page } from '@playwright/test'
import { PASSWORD } from '#tests/support/registration.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const shop = toShopUrl('okurimono')

// A coupon that was taken before is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const firstCoupon = (page: Page) =>
  page.getByRole('region', { name: 'ご利用いただけるクーポン' }).getByRole('listitem').first()

/** A member who is logged out presses for a coupon and stands at the login. */
async function pressAsGuest(page: Page): Promise<{ username: string; password: string; coupon: string }> {
  const { email } = await signInNewMember(page, 'okurimono')
  await page.context().clearCookies()
  await page.goto(`${shop}/lp/seibo/`)
  const coupon = (await firstCoupon(page).getByRole('heading').textContent()) ?? ''
  await firstCoupon(page).getByRole('button', { name: 'クーポンを取得する' }).click()
  await page.waitForURL('**/login/')
  return { username: email, password: PASSWORD, coupon }
}

test('a guest who wants the coupon of a landing page logs in and has it, without pressing again', async ({
  page,
}) => {
  let takings = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/me/coupons')) takings++
  })
  const { coupon, ...member } = await pressAsGuest(page)
  await logIn(page, member)
  await page.waitForURL('**/lp/seibo/#coupons')
  await expect(page.getByText('クーポンを取得しました')).toBeVisible()
  await expect(firstCoupon(page).getByRole('button', { name: '取得済み' })).toBeVisible()
  await page.goto(`${shop}/coupon/`)
  await expect(page.getByRole('region', { name: '取得したクーポン' }).getByText(coupon)).toBeVisible()
  expect(takings).toBe(1)

  await page.goto(`${shop}/lp/seibo/`)
  await firstCoupon(page).getByRole('button', { name: 'クーポンを取得する' }).click()
  await expect(page.getByText('このクーポンは、すでに取得されています')).toBeVisible()
  expect(takings).toBe(2)
})

test('a guest who gives the login up for the coupon takes none by logging in later', async ({ page }) => {
  const { coupon: _, ...member } = await pressAsGuest(page)
  await page.goto(`${shop}/faq/`)
  await page.goto(`${shop}/login/`)
  await logIn(page, member)
  // Where the shopper was going is still known.
  await page.waitForURL('**/lp/seibo/#coupons')
  await page.goto(`${shop}/coupon/`)
  await expect(page.getByText('取得したクーポンはまだありません。')).toBeVisible()
})
