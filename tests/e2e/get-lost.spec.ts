import { enterShop } from '#tests/support/keycode.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { inTurn } from '#tests/support/turns.ts'

// The page that is not there.
test.use({ expectedComplaints: [/status of 404/] })

for (const site of inTurn(sites, 2)) {
  test(`whoever gets lost in ${site} can search, choose a shelf, see what others buy, or ask`, async ({
    page,
  }) => {
    await enterShop(page.context(), site)
    await page.goto(`${toShopUrl(site)}/there-is-no-such-page/`)
    const main = page.getByRole('main')
    await expect(
      main.getByRole('navigation', { name: '商品カテゴリー' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact/')
    await main.getByLabel('商品名・キーワード').fill('あ')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/product\/\?q=/)
  })
}

test('whoever opens the last step of an order without one is thanked for nothing and shown ways on', async ({
  page,
}) => {
  await page.goto(`${toShopUrl('moto')}/cart/complete/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('表示できるご注文がありません')
  await expect(page.getByText('ありがとうございます')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})
