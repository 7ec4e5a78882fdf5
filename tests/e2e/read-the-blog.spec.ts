import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

test('a shopper reads a blog post and goes on to the one before it', async ({ page }) => {
  await page.goto(toShopUrl('moto'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'ブログ', exact: true }).click()
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const title = await first.innerText()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const older = page.getByRole('navigation', { name: '前後の記事' }).getByRole('link')
  await older.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
