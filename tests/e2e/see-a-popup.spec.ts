import { openStaff } from '#tests/support/staff-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const shop = toShopUrl('okurimono')
const staff = openStaff('okurimono')

test('a member sees what the shop wants to say until it is closed, and again once an editor changed it', async ({
  page,
}) => {
  const { id } = await staff.call('POST /v1/admin/popups', {
    body: {
      title: '年末の営業のお知らせ',
      body: '<p>年内の発送は<strong>12月29日</strong>までです。</p><script>alert(1)</script>',
      picture: null,
      href: '/calendar/',
    },
  })
  const params = { id }
  await signInNewMember(page, 'okurimono')
  await page.goto(`${shop}/ec/`)
  const card = page.getByRole('complementary', { name: '年末の営業のお知らせ' })
  await expect(card.locator('strong')).toHaveText('12月29日')
  await expect(card.getByRole('link', { name: '詳しく見る' })).toHaveAttribute('href', '/calendar/')
  // It holds nobody up: the page behind it can be used.
  await page.getByRole('link', { name: 'クーポン', exact: true }).focus()
  await card.getByRole('button', { name: '閉じる' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByText('最近ご覧になった商品')).toBeVisible()
  await expect(card).toBeHidden()

  await page.goto(`${shop}/popup/`)
  await expect(page.getByRole('article', { name: '年末の営業のお知らせ' })).toContainText('12月29日')

  const { version } = await staff.call('GET /v1/admin/popups/{id}', { params })
  const body = { version, title: '年末年始の営業のお知らせ' }
  await staff.call('PATCH /v1/admin/popups/{id}', { params, body })
  await page.goto(`${shop}/ec/`)
  await expect(page.getByRole('complementary', { name: '年末年始の営業のお知らせ' })).toBeVisible()
  await staff.call('DELETE /v1/admin/popups/{id}', { params, query: {} })
})

test('a guest is told who it is for, and is back at it after the login', async ({ page }) => {
  await page.goto(`${shop}/popup/`)
  await page.getByRole('link', { name: 'ログインして見る' }).click()
  await page.waitForURL('**/login/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('/popup/')
})
