import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

test('a shopper finds a maker by its reading and sees what it makes', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/maker/`)
  // Hiragana, as an input method leaves it: the index is in katakana and kanji.
  await page.getByRole('searchbox', { name: 'メーカー名で絞り込む' }).fill('ひばしら')
  await expect(page.getByText('1件見つかりました。')).toBeVisible()
  await expect(page.getByRole('link', { name: '青空油脂' })).toBeHidden()
  await page.getByRole('link', { name: '火柱制動', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('火柱制動')
  await page.getByRole('link', { name: /^火柱制動の商品をすべて見る/ }).click()
  await page.waitForURL('**/product/?maker=hibashira')
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-list-items] [data-field="maker"]').first()).toHaveText('火柱制動')
})

test('a filter that finds nothing says so', async ({ page }) => {
  await page.goto(`${toShopUrl('okurimono')}/brand/`)
  await page.getByRole('searchbox', { name: 'ブランド名で絞り込む' }).fill('そんなブランドはない')
  await expect(page.getByText('見つかりませんでした。')).toBeVisible()
})
