import { PASSWORD } from '#tests/support/registration.ts'
import { logIn, logOut } from '#tests/support/member-errands.ts'
import { readCode } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tick } from '#tests/support/tick.ts'

const shop = toShopUrl('okurimono')

// A wrong code is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

test('a member who wants a second step is asked for the code at every login, then leaves the shop', async ({
  page,
}) => {
  const { email } = await signInNewMember(page, 'okurimono')
  await page.goto(`${shop}/mypage/user_info/edit/`)
  await tick(page.getByLabel('ログインのたびに、メールで認証コードを確認する'))
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await page.waitForURL('**/mypage/user_info/')
  await logOut(page, 'okurimono')

  await page.goto(`${shop}/mypage/point/`)
  await page.waitForURL('**/login/')
  await logIn(page, { username: email, password: PASSWORD })
  await page.waitForURL('**/verify/')
  // A shop that sends no mail shows the code (behaviour 4.3); it is the one that would have been sent.
  const code = await readCode(email)
  await expect(page.getByText(`確認コード：${code}`)).toBeVisible()
  // Half a login is none.
  await page.goto(`${shop}/mypage/point/`)
  await page.waitForURL('**/verify/')
  await page.getByLabel('確認コード').fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '認証コードが正しくありません' })).toBeVisible()
  await page.getByLabel('確認コード').fill(code)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mypage/point/')

  await page.goto(`${shop}/mypage/leave/`)
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('alert')).toContainText('チェックを入れてください')
  await page.getByLabel('現在のパスワード').fill('not-the-one-1')
  await tick(page.getByLabel('上記を確認しました'))
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('alert')).toContainText('現在のパスワードが正しくありません')
  await page.getByLabel('現在のパスワード').fill(PASSWORD)
  await page.getByRole('button', { name: '退会する' }).click()
  await page.waitForURL('**/login/')
  await expect(page.getByText('退会の手続きが完了しました')).toBeVisible()
  await logIn(page, { username: email, password: PASSWORD })
  await expect(page.getByRole('alert')).toContainText('正しくありません')
})
