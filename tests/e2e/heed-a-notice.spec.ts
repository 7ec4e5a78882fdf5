import type { ProductSummary } from '#contract/shapes/product.ts'
import { enterShop, loadVisitHeaders } from '#tests/support/keycode.ts'
import { type Site, sites, toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { inTurn } from '#tests/support/turns.ts'

const NOTICES = ['予約商品について', '予約商品と同時のご注文']

async function findProductKey(site: Site, query: string): Promise<string> {
  const response = await fetch(`${toApiUrl()}/${site}/v1/products?${query}`, {
    headers: await loadVisitHeaders(site),
  })
  const { data } = (await response.json()) as { data: ProductSummary[] }
  const found = data.find(
    ({ tags }) => query.includes('tag=') || !tags.some(({ key }) => key === 'pre-order'),
  )
  if (!found) throw new Error(`${site} has no product for ${query}`)
  return found.key
}

for (const site of inTurn(sites, 2)) {
  test(`${site} says by a product that is still to come in what that means, and promises no day`, async ({
    page,
  }) => {
    await enterShop(page.context(), site)
    await page.goto(`${toShopUrl(site)}/product/${await findProductKey(site, 'tag=pre-order')}/`)
    for (const notice of NOTICES)
      await expect(page.getByRole('note').filter({ hasText: notice })).toBeVisible()
    await expect(page.locator('[data-delivery-promise]')).toHaveCount(0)

    await page.goto(`${toShopUrl(site)}/product/${await findProductKey(site, 'in_stock=1&per=5')}/`)
    await expect(page.locator('[data-delivery-promise]')).toContainText('最短')
    for (const notice of NOTICES)
      await expect(page.getByRole('note').filter({ hasText: notice })).toHaveCount(0)
  })
}

test('a warning stands where passwords are typed, and stays away from whoever sent it away', async ({
  page,
}) => {
  const caution = page.getByRole('note').filter({ hasText: 'ご注意ください' })
  await page.goto(`${toShopUrl('moto')}/login/`)
  await expect(caution).toBeVisible()
  await caution.getByRole('button', { name: 'このお知らせを閉じる' }).click()
  await expect(caution).toBeHidden()
  await page.goto(`${toShopUrl('moto')}/register/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(caution).toBeHidden()
})

test('notices are a line each until they are opened, and at most one of them is open', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/cart/`)
  const notices = page.getByRole('note')
  await expect(notices).toHaveCount(3)
  for (const notice of await notices.all())
    expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(48)
  await notices.nth(0).getByText('ご注文の前に').click()
  await expect(notices.nth(0).getByText('カートに入れただけでは')).toBeVisible()
  await notices.nth(1).getByText('送料について').click()
  await expect(notices.nth(0).getByText('カートに入れただけでは')).toBeHidden()
})

test('what changes an order is read before one opens anything', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/product/${await findProductKey('moto', 'tag=pre-order')}/`)
  await expect(page.getByText('入荷しだい順にお届けします')).toBeVisible()
})
