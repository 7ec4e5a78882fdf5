import type { Page } from '@playwright/test'
import { logIn, logOut, NEW_PASSWORD, register } from '#tests/support/member-errands.ts'
import { providerPeople } from '#tests/support/provider-people.ts'
import { readCode } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

const shop = toShopUrl('moto')

// What a shop refuses is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

/** Leaves for the provider and says there who one is. */
async function goAs(page: Page, who: string, button = 'Googleでログイン'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('link', { name: who, exact: true }).click()
}

test('a visitor becomes a member by the word of a provider, and gets to the page that was wanted', async ({
  page,
}) => {
  await page.goto(`${shop}/mypage/login_history/`)
  await page.waitForURL('**/login/')
  await goAs(page, providerPeople.hana.sub)
  await page.waitForURL('**/mypage/login_history/')
  await expect(page.getByRole('main')).toContainText('Google')
  await page.goto(`${shop}/mypage/`)
  await expect(page.getByText('佐藤 花 様')).toBeVisible()
  await logOut(page, 'moto')
  // From the page to register it is the same account, not another.
  await page.goto(`${shop}/register/`)
  await page.getByRole('button', { name: 'Googleで登録' }).click()
  await page.waitForURL('**/ec/')
  await expect(page.getByRole('main')).toContainText('佐藤 花')
})

test('whoever comes from a provider that tells no address proves one before being a member', async ({
  page,
}) => {
  const email = 'taro-typed-it@example.com'
  await page.goto(`${shop}/login/`)
  await goAs(page, providerPeople.taro.sub, 'LINEでログイン')
  await page.waitForURL('**/verify/')
  // Not a member yet, and over a reload neither.
  await page.goto(`${shop}/mypage/`)
  await page.waitForURL('**/verify/')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('taro')
  // As long as a hand takes: what appears below the field must not move the button from under it.
  await page.getByRole('button', { name: '確認コードを送る' }).click({ delay: 400 })
  await expect(page.getByRole('alert').first()).toContainText('hanako@example.jp')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(page.getByText(`${email} に、6桁の確認コードをお送りしました`)).toBeVisible()
  // The mail got lost: another one goes to the same address.
  await page.getByRole('button', { name: '確認コードをもう一度送る' }).click()
  await expect(page.getByText('確認コードをお送りしました。メールをご確認ください。')).toBeVisible()
  await page.getByLabel('確認コード').fill(await readCode(email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register/complete/')
  await page.goto(`${shop}/mypage/user_info/`)
  await expect(page.getByText(email).first()).toBeVisible()
})

test('an account with the same address is joined by its password, and opens by the provider from then on', async ({
  page,
}) => {
  const { sub, email } = providerPeople.yoko
  await register(page, 'moto', email)
  await page.waitForURL('**/verify/')
  await page.getByLabel('確認コード').fill(await readCode(email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register/complete/')
  await logOut(page, 'moto')

  await page.goto(`${shop}/login/`)
  await goAs(page, sub)
  await expect(page.getByText('すでに会員登録がお済みです')).toBeVisible()
  await logIn(page, { username: email, password: NEW_PASSWORD })
  await page.waitForURL('**/ec/')
  await logOut(page, 'moto')
  await page.goto(`${shop}/login/`)
  await page.getByRole('button', { name: 'Googleでログイン' }).click()
  await page.waitForURL('**/ec/')
})

test('whoever says no at the provider, comes too late or finds it gone is told so, and gets on', async ({
  page,
}) => {
  await page.goto(`${shop}/login/`)
  await goAs(page, 'nobody')
  await expect(page.getByText('ログインを取りやめました')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Googleでログイン' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ログインの手続きの有効期限が切れました')).toBeVisible()
  // Without what a provider says; from another page, for the same address again is a reload.
  await page.goto(`${shop}/login/`)
  await page.goto(`${shop}/oauth/callback/`)
  await expect(page.getByText('ログインの手続きが見つかりません')).toBeVisible()
  await page.getByRole('link', { name: 'ログイン画面へ' }).click()
  await page.waitForURL('**/login/')
})
