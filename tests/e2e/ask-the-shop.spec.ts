import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const shop = toShopUrl('okurimono')

test('a member asks the shop without typing who asks', async ({ page }) => {
  const member = await signInNewMember(page, 'okurimono')
  await page.goto(`${shop}/contact/`)
  await expect(page.getByLabel('メールアドレス')).toHaveValue(member.email)
  await expect(page.getByLabel('お名前')).toHaveValue(`${member.last_name} ${member.first_name}`)
  await page.getByLabel('お問い合わせの種類').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'お問い合わせ内容' }).fill('のし紙の色を教えてください。')
  await page.getByRole('button', { name: '内容を確認する' }).click()
  await page.waitForURL('**/contact/confirm/')
  await expect(page.getByRole('main')).toContainText(member.email)
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByText('お問い合わせを受け付けました')).toBeVisible()
})
