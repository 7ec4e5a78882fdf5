import type { Page } from '@playwright/test'
import { PASSWORD } from '#tests/support/registration.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tick } from '#tests/support/tick.ts'

const shop = toShopUrl('okurimono')
const form = `${shop}/mypage/user_info/edit/`
const BUILDING = '建物名・部屋番号'

// A session that is over is answered with 401, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 401/] })

/** The access token's half hour is over. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'expires_at', value: '1', url: shop }])
}

/** Nothing renews it either. The cookie goes first, or another tab renews the token in between. */
async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^refresh/ })
  await letTokenExpire(page)
}

test('a token that runs out in the middle of a form is renewed, and the form is sent', async ({ page }) => {
  await signInNewMember(page, 'okurimono')
  await page.goto(form)
  await page.getByLabel(BUILDING).fill('のれん荘201')
  await letTokenExpire(page)
  const renewed = page.waitForRequest('**/v1/auth/refresh')
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await renewed
  await page.waitForURL('**/mypage/user_info/')
  await expect(page.getByText('のれん荘201')).toBeVisible()
})

test('a session that cannot be saved leads to the login and back, with what was typed', async ({ page }) => {
  const { email } = await signInNewMember(page, 'okurimono')
  await page.goto(form)
  await page.getByLabel(BUILDING).fill('のれん荘202')
  await loseSession(page)
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await page.waitForURL('**/login/?re=1')
  await expect(page.getByText('ログインの有効期限が切れました')).toBeVisible()
  await logIn(page, { username: email, password: PASSWORD })
  await page.waitForURL('**/mypage/user_info/edit/')
  await expect(page.getByLabel(BUILDING)).toHaveValue('のれん荘202')
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await page.waitForURL('**/mypage/user_info/')
  await expect(page.getByText('のれん荘202')).toBeVisible()
})

test('the other tab learns that the session is over before it shows anything of it', async ({
  page,
  context,
}) => {
  await signInNewMember(page, 'okurimono')
  await page.goto(`${shop}/mypage/`)
  const other = await context.newPage()
  await other.goto(`${shop}/mypage/point/`)
  await loseSession(page)
  await page.reload()
  // A tab may be on its way already when it hears why, and set out again: it is looked at where it ends.
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login\//)
  // Either may be the one that asked for a new token; that one says why.
  expect([page.url(), other.url()].join(' ')).toContain('/login/?re=1')
})

test('on a shared device a logout leaves nothing of the member in the browser', async ({ page }) => {
  const { email } = await signInNewMember(page, 'okurimono')
  await page.context().clearCookies()
  await page.goto(`${shop}/login/`)
  await tick(page.getByLabel('共用の端末を使っている'))
  await logIn(page, { username: email, password: PASSWORD })
  await page.waitForURL('**/ec/')
  for (const { name, expires } of await page.context().cookies(shop))
    expect([name, expires]).toEqual([name, -1])
  await page.goto(`${shop}/product/?q=${encodeURIComponent('お茶')}`)
  await page.goto(form)
  await page.getByLabel(BUILDING).fill('ひみつ荘')
  await page.goto(`${shop}/contact/`)
  await page.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('ひみつの相談')
  await page.goto(`${shop}/mypage/logout/`)
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(page.getByText('ログアウトしました')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const trace of ['ひみつ', 'お茶', email]) expect(kept).not.toContain(trace)
  const cookies = (await page.context().cookies(shop)).map(({ name }) => name)
  expect(
    cookies.filter((name) => /access_token|expires_at|shared_device|cartToken|refresh/.test(name)),
  ).toEqual([])
})
