import { logIn, logOut, NEW_PASSWORD, register } from '#tests/support/member-errands.ts'
import { readCode } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

// A code that is wrong is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

test('a visitor of moto registers, proves the address by the code of the mail, and is back after a logout', async ({
  page,
}) => {
  const shop = toShopUrl('moto')
  const email = 'join-moto@example.com'
  // On the way to a members' page: that is where a new member wants to go on.
  await page.goto(`${shop}/mypage/login_history/`)
  await page.getByRole('link', { name: '会員登録へ進む' }).click()
  await register(page, 'moto', email)
  await page.waitForURL('**/verify/')
  await page.getByLabel('確認コード').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('正しくありません')
  // What is not verified yet is so after a reload, and on the members' pages.
  await page.goto(`${shop}/mypage/`)
  await page.waitForURL('**/verify/')
  await page.getByRole('button', { name: '確認コードをもう一度送る' }).click()
  await expect(page.getByText('確認コードをお送りしました。メールをご確認ください。')).toBeVisible()
  await page.getByLabel('確認コード').fill(await readCode(email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register/complete/')
  await expect(page.getByText('会員登録が完了しました')).toBeVisible()
  await page.getByRole('link', { name: 'ご覧になろうとしていたページへ進む' }).click()
  await page.waitForURL('**/mypage/**')

  await page.goto(`${shop}/mypage/user_info/edit/`)
  await page.getByLabel('建物名・部屋番号').fill('のれん荘201')
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await page.waitForURL('**/mypage/user_info/')
  await expect(page.getByText('会員情報を変更しました。')).toBeVisible()
  await expect(page.getByText('のれん荘201')).toBeVisible()

  await logOut(page, 'moto')
  await page.goto(`${shop}/mypage/user_info/`)
  await page.waitForURL('**/login/')
  await logIn(page, { username: email, password: NEW_PASSWORD })
  await page.waitForURL('**/mypage/user_info/')
  await expect(page.getByText(email).first()).toBeVisible()
})

test('a visitor of okurimono is a member at once, and nothing typed is lost when something is wrong', async ({
  page,
}) => {
  const email = 'join-okurimono@example.com'
  await page.goto(`${toShopUrl('okurimono')}/register/`)
  await page.getByLabel('お名前（姓）').fill('鈴木')
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('お名前（姓）')).toHaveValue('鈴木')
  await register(page, 'okurimono', email)
  await page.waitForURL('**/register/complete/')
  await expect(page.getByText('会員登録が完了しました')).toBeVisible()
})

test('Two tabs log in and out in step', async ({ page, context }) => {
  const shop = toShopUrl('okurimono')
  await page.goto(`${shop}/login/`)
  const other = await context.newPage()
  await other.goto(`${shop}/login/`)
  await logIn(page)
  await page.waitForURL('**/ec/')
  await other.waitForURL('**/ec/')
  await other.goto(`${shop}/mypage/`)
  await expect(other.getByText('暖簾 花子 様')).toBeVisible()
  // What the page still asked for when the session ends would be refused, and the console would tell.
  await other.waitForLoadState('networkidle')
  await logOut(page, 'okurimono')
  await other.waitForURL('**/login/')
})
