import type { Page } from '@playwright/test'
import { lookInTurns, lookWithAxe } from '#tests/support/look-with-axe.ts'
import { DEMO_MEMBER, logIn } from '#tests/support/member-errands.ts'
import { listMemberPages } from '#tests/support/page-kinds.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { inTurn, isMyTurn } from '#tests/support/turns.ts'

/** They have the same screens: axe looks at each in one shop at 390 px, in the other at 1280. `walk/` looks at all that open by their address. */
const shops = ['moto', 'okurimono'] as const

// A wrong password is answered with 422, a provider the shop has not with 404, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422|status of 404.*auth\/google\/callback/] })

/** Nothing is waited for any more: no skeleton, nothing busy. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('.skeleton, [aria-busy="true"]')).toHaveCount(0)
}

async function lookAtWaysIn(page: Page, site: (typeof shops)[number]): Promise<void> {
  const { look, lookAtErrors } = lookInTurns(page, shops.indexOf(site))
  await page.goto(`${toShopUrl(site)}/login/`)
  await logIn(page, { ...DEMO_MEMBER, password: 'not-right-1' })
  await expect(page.getByRole('alert')).toContainText('正しくありません')
  await look('login refused')
  await page.goto(`${toShopUrl(site)}/login_sync/`)
  await settle(page)
  await lookAtErrors('ログインする', '/login_sync/')
  await page.goto(`${toShopUrl(site)}/popup/`)
  await look('/popup/')
  await page.goto(`${toShopUrl(site)}/login/?re=1`)
  await look('login after a lost session')
  await page.goto(`${toShopUrl(site)}/oauth/callback/?state=google.over&code=x`)
  await expect(page.getByRole('alert')).toBeVisible()
  await look('a login at a provider that is over')
}

for (const site of inTurn(shops, 1)) {
  test(`axe finds nothing on the ways in and out of the members' area of ${site}`, async ({ page }) => {
    test.slow()
    await lookAtWaysIn(page, site)
    await page.goto(`${toShopUrl(site)}/login/`)
    await logIn(page)
    await page.waitForURL('**/ec/')
    await page.goto(`${toShopUrl(site)}/mypage/logout/`)
    await lookWithAxe(page, 'logout')
  })
}

test("axe finds nothing in a members' area that is still empty, nor where an address waits to be proved", async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInNewMember(page, 'okurimono')
  for (const [at, { path }] of listMemberPages('okurimono').entries()) {
    if (!isMyTurn(at, 3)) continue
    await page.goto(toShopUrl('okurimono') + path)
    await settle(page)
    await lookWithAxe(page, path, at)
  }
  await page.goto(`${toShopUrl('moto')}/login/`)
  await logIn(page, { ...DEMO_MEMBER, username: 'unverified@example.jp' })
  await page.waitForURL('**/verify/')
  await lookWithAxe(page, '/verify/')
  await page.getByRole('button', { name: '確認する', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await lookWithAxe(page, '/verify/ with errors')
})
