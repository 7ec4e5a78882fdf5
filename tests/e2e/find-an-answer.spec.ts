import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

test('a shopper finds an answer, and can send its address to somebody', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/faq/`)
  const questions = page.locator('details[data-filter-entry]')
  const total = await questions.count()
  // Half-width kana find what is written in full width.
  await page.getByRole('searchbox', { name: 'ご質問を検索' }).fill('ﾏｲﾍﾟｰｼﾞ')
  await expect(page.getByText(/件見つかりました。$/)).toBeVisible()
  const found = page.locator('details[data-filter-entry]:visible')
  expect(await found.count()).toBeGreaterThan(0)
  expect(await found.count()).toBeLessThan(total)
  const question = found.first()
  await question.locator('summary').click()
  await expect(question.locator('.rich-text')).toContainText('マイページ')
  await expect(page).toHaveURL(/#q-\d+$/)

  const address = page.url()
  const id = new URL(address).hash
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator(id)).toHaveAttribute('open')
  await expect(page.locator(id)).toBeInViewport()
})

test('a question nobody answered says so', async ({ page }) => {
  await page.goto(`${toShopUrl('okurimono')}/faq/`)
  await page.getByRole('searchbox', { name: 'ご質問を検索' }).fill('宇宙への配送')
  await expect(page.getByText('見つかりませんでした。')).toBeVisible()
})

test('a guest who opens the home of members comes to the front page', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/ec/`)
  await page.waitForURL(`${toShopUrl('moto')}/`)
})
