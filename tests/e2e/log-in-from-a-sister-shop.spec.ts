import { readCode } from '#tests/support/read-mails.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

test('a member of okurimono logs in at moto with the same name and password', async ({ page }) => {
  const { email } = await signInNewMember(page, 'okurimono')
  const shop = toShopUrl('moto')
  await page.goto(`${shop}/login/`)
  await page.getByRole('link', { name: '贈りもの 結日堂の会員の方' }).click()
  await logIn(page, { username: email, password: PASSWORD })
  // okurimono proves no addresses, moto does.
  await page.waitForURL('**/verify/')
  await page.getByLabel('確認コード').fill(await readCode(email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/mypage/')
  await page.goto(`${shop}/mypage/user_info/`)
  await expect(page.getByText(email).first()).toBeVisible()
})
