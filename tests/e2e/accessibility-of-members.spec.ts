import type { Page } from '@playwright/test'
import { lookInTurns, lookWithAxe } from '#tests/support/look-with-axe.ts'
import { DEMO_MEMBER, logIn } from '#tests/support/member-errands.ts'
import { listMemberPages } from '#tests/support/page-kinds.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import type { Site } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

/** They have the same screens: axe looks at each in one shop at 390 px, in the other at 1280. */
const shops = ['moto', 'okurimono'] as const

/** Lists whose entries are screens of their own; the demo member has one in each. */
const lists = ['address', 'inquiry_history', 'list', 'memorial', 'message-center', 'order_history']

// A wrong password is answered with 422, a provider the shop has not with 404, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422|status of 404.*auth\/google\/callback/] })

/** Nothing is waited for any more: no skeleton, nothing busy. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('.skeleton, [aria-busy="true"]')).toHaveCount(0)
}

async function lookAtPage(page: Page, site: Site, path: string, turn?: number): Promise<void> {
  await page.goto(toShopUrl(site) + path)
  await settle(page)
  await lookWithAxe(page, path, turn)
}

async function lookAtDoors(page: Page, site: (typeof shops)[number]): Promise<void> {
  const { look, lookAtErrors } = lookInTurns(page, shops.indexOf(site))
  await page.goto(`${toShopUrl(site)}/login/`)
  await lookAtErrors('ログインする', 'login')
  await logIn(page, { ...DEMO_MEMBER, password: 'not-right-1' })
  await expect(page.getByRole('alert')).toContainText('正しくありません')
  await look('login refused')
  for (const [path, button] of [
    ['/register/', '登録する'],
    ['/login_sync/', 'ログインする'],
    ['/reminder/', '再設定のメールを送る'],
    ['/reminder/username/', 'ログインIDをメールで確認する'],
    ['/contact/', '内容を確認する'],
    ['/catalog-order/', '内容を確認する'],
  ] as const) {
    await page.goto(toShopUrl(site) + path)
    await settle(page)
    await lookAtErrors(button, path)
  }
  await page.goto(`${toShopUrl(site)}/login/?re=1`)
  await look('login after a lost session')
  await page.goto(`${toShopUrl(site)}/oauth/callback/?state=google.over&code=x`)
  await expect(page.getByRole('alert')).toBeVisible()
  await look('a login at a provider that is over')
}

async function lookAtMypage(page: Page, site: (typeof shops)[number]): Promise<void> {
  await page.goto(`${toShopUrl(site)}/login/`)
  await logIn(page)
  await page.waitForURL('**/ec/')
  await lookWithAxe(page, 'home of members', shops.indexOf(site))
  for (const [at, { path }] of listMemberPages(site).entries())
    await lookAtPage(page, site, path, at + shops.indexOf(site))
  for (const [at, list] of lists.entries()) {
    await page.goto(`${toShopUrl(site)}/mypage/${list}/`)
    await settle(page)
    const entry = page
      .getByRole('main')
      .locator(`a[href^="/mypage/${list}/"]:not([href$="/add/"], [href="/mypage/${list}/"])`)
      .first()
    const path = (await entry.getAttribute('href')) ?? `no entry in ${list}`
    await lookAtPage(page, site, path, at + shops.indexOf(site))
  }
  await lookAtPage(page, site, '/coupon/', shops.indexOf(site))
  await lookAtPage(page, site, '/mypage/logout/', shops.indexOf(site) + 1)
}

for (const site of shops) {
  test(`axe finds nothing at the doors and in the members' area of ${site}`, async ({ page }) => {
    test.setTimeout(480_000)
    await lookAtDoors(page, site)
    await lookAtMypage(page, site)
  })
}

test("axe finds nothing in a members' area that is still empty, nor where an address waits to be proved", async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signInNewMember(page, 'okurimono')
  for (const [at, { path }] of listMemberPages('okurimono').entries())
    await lookAtPage(page, 'okurimono', path, at)
  await page.goto(`${toShopUrl('moto')}/login/`)
  await logIn(page, { ...DEMO_MEMBER, username: 'unverified@example.jp' })
  await page.waitForURL('**/verify/')
  await lookWithAxe(page, '/verify/')
  await page.getByRole('button', { name: '確認する', exact: true }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await lookWithAxe(page, '/verify/ with errors')
})
