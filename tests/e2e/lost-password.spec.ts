import { PASSWORD } from '#tests/support/registration.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { readLink, readMailTexts } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const shop = toShopUrl('okurimono')

// What a shop refuses is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

test('who lost the password answers the security question, sets another one and is logged in', async ({
  page,
}) => {
  const { email } = await signInNewMember(page, 'okurimono', { question_ct: 1, answer: 'ポチ' })
  await page.context().clearCookies()
  await page.goto(`${shop}/login/`)
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('メールをお送りしました')).toBeVisible()
  const link = await readLink(email)
  await page.goto(shop + link)
  await expect(page.getByText('初めて飼ったペットの名前は？')).toBeVisible()
  await page.getByLabel('質問の答え').fill('タマ')
  await page.getByLabel('新しいパスワード').fill('found-again-1')
  await page.getByLabel('パスワード（確認用）').fill('found-again-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toContainText('秘密の質問の答えが正しくありません')
  await page.getByLabel('質問の答え').fill('ポチ')
  await page.getByLabel('新しいパスワード').fill('found-again-1')
  await page.getByLabel('パスワード（確認用）').fill('found-again-1')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mypage/')
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible()
  // The link is used up, and the old password opens nothing. The page goes before its cookies: it is still reading.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(shop + link)
  await expect(page.getByRole('alert')).toContainText('すでにお手続きがお済みです')
  await page.goto(`${shop}/login/`)
  await logIn(page, { username: email, password: PASSWORD })
  await expect(page.getByRole('alert')).toContainText('正しくありません')
  await logIn(page, { username: email, password: 'found-again-1' })
  await page.waitForURL('**/ec/')
})

test('an address nobody registered is answered like any other, and gets no link', async ({ page }) => {
  const email = 'nobody-registered@example.com'
  await page.goto(`${shop}/reminder/`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('メールをお送りしました')).toBeVisible()
  const mails = await readMailTexts(email)
  expect(mails.filter((mail) => mail.includes('token='))).toEqual([])
})

test('who forgot the login name gets it by mail, chooses another and logs in with it', async ({ page }) => {
  const { email, last_name, first_name } = await signInNewMember(page, 'okurimono')
  await page.context().clearCookies()
  await page.goto(`${shop}/login/`)
  await page.getByRole('link', { name: 'ログインIDをお忘れの方' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('お名前（姓）').fill(last_name)
  await page.getByLabel('お名前（名）').fill(first_name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('メールをお送りしました')).toBeVisible()
  await page.goto(shop + (await readLink(email)))
  await expect(page.getByText('お客様のログインID')).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await page.getByRole('link', { name: '別のログインIDに変更する' }).click()
  const username = `hanako${Date.now()}`
  await page.getByLabel('新しいログインID').fill(username)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login/')
  await logIn(page, { username, password: PASSWORD })
  await page.waitForURL('**/ec/')
})
