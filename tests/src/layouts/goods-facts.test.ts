import { expect, test } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import { withGoodsFacts } from '#src/layouts/goods-facts.ts'
import { openTestShop } from '#tests/support/open-test-shop.ts'

test('the specs of a product begin with when it comes out, how long it keeps and how much it holds', async () => {
  const shop = await openTestShop()
  const product = await shop.read<Product>('products/wave-disc')
  await shop.close()
  expect(withGoodsFacts(product)).toEqual(product)
  const [first, second] = product.product_model.products
  Object.assign(first!, { unit_price: 1490, content: { amount: 500, unit: 'g' } })
  Object.assign(second!, { unit_price: 298, content: { amount: 100, unit: 'g' } })
  const told = withGoodsFacts({ ...product, release_month: '2027-02', best_before: '冷蔵で5日' })
  expect(told.specs).toEqual([
    { label: '発売予定', value: '2027年2月発売予定' },
    { label: '日もちの目安', value: '冷蔵で5日' },
    { label: '内容量', value: '500g（100gあたり298円）、100g' },
    ...product.specs,
  ])
})
