import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'

// As most shoppers see it: the config leaves movement out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

interface WireProduct {
  key: string
  name: string
  review_count: number
  product_model: { products: { id: number; options: string[]; max_quantity: number }[] }
}

async function findProduct(wanted: (product: WireProduct) => boolean): Promise<WireProduct> {
  for (let page = 1; page <= 10; page += 1) {
    const response = await fetch(`${toApiUrl()}/moto/v1/products?is_detail=1&per=50&page=${page}`)
    const { data } = (await response.json()) as { data: WireProduct[] }
    const found = data.find(wanted)
    if (found) return found
  }
  throw new Error('moto has no such product.')
}

test('what a shopper looked at before is offered again, without what is looked at now', async ({ page }) => {
  const [first, second] = [await findBuyable('moto', { nth: 1 }), await findBuyable('moto', { nth: 20 })]
  await page.goto(`${toShopUrl('moto')}/product/${first.key}/`)
  await page.goto(`${toShopUrl('moto')}/product/${second.key}/`)
  const recent = page.getByRole('region', { name: '最近ご覧になった商品' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name: first.name })).toBeVisible()
  await expect(recent.locator('[data-product]')).toHaveCount(1)
})

test('reviews come page by page', async ({ page }) => {
  const product = await findProduct(({ review_count }) => review_count > 10)
  await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
  const reviews = page.locator('[data-review-items] > [data-review]')
  await expect(reviews).toHaveCount(4)
  await page.getByRole('button', { name: 'レビューをもっと見る' }).click()
  await expect(reviews).toHaveCount(10)
  await page.getByRole('button', { name: 'レビューをもっと見る' }).click()
  await expect(reviews).toHaveCount(Math.min(20, product.review_count))
  const ids = await reviews.evaluateAll((items) =>
    items.map((item) => (item as HTMLElement).dataset['review']),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('whoever waits for something sold out asks to be told', async ({ page }) => {
  const product = await findProduct(({ product_model }) =>
    product_model.products.every(({ max_quantity }) => max_quantity === 0),
  )
  await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
  await page.getByRole('button', { name: '再入荷のお知らせを受け取る' }).click()
  const dialog = page.getByRole('dialog', { name: '再入荷のお知らせ' })
  await dialog.getByLabel('メールアドレス').fill(`waits-${Date.now()}@example.com`)
  await dialog.getByRole('button', { name: '登録する' }).click()
  await expect(dialog.getByRole('status')).toContainText('ご登録ありがとうございます')
})

test('a shopper orders several variations on one sheet', async ({ page }) => {
  const product = await findProduct(
    ({ product_model: { products } }) => products.filter(({ max_quantity }) => max_quantity >= 3).length >= 2,
  )
  const [one, other] = product.product_model.products.filter(({ max_quantity }) => max_quantity >= 3)
  await page.goto(`${toShopUrl('moto')}/product/${product.key}/`)
  await page.getByRole('link', { name: 'バリエーションをまとめて注文する' }).click()
  await page.waitForURL(`**/product/${product.key}/uos/`)
  await expect(page.getByText(product.name).first()).toBeVisible()
  await page.getByRole('button', { name: 'まとめてカートに入れる' }).click()
  await expect(page.getByText('数量を1つ以上ご入力ください。')).toBeVisible()
  await page.getByRole('spinbutton', { name: `${one?.options.join(' / ')}の数量` }).fill('2')
  await page.getByRole('spinbutton', { name: `${other?.options.join(' / ')}の数量` }).fill('1')
  await page.getByRole('button', { name: 'まとめてカートに入れる' }).click()
  await expect(page.getByText('3点をカートに入れました。')).toBeVisible()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('3')
})
