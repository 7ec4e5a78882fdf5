import { expect, test } from 'vitest'
import { toProduct } from '#src/content-loaders/prefetch-pages.ts'
import { openTestShop } from '#tests/support/open-test-shop.ts'

test('a product asked for in full and answered without its variations is refused, not taken for a summary', async () => {
  const shop = await openTestShop()
  const answer = await shop.request('/moto/v1/products?is_detail=true')
  const { data } = (await answer.json()) as { data: object[] }
  expect(data.map(toProduct).every(({ product_model }) => product_model.products.length > 0)).toBe(true)
  const [first] = data
  const { product_model: _, ...broken } = first as { product_model: unknown }
  expect(() => toProduct(broken, 3)).toThrow(/^GET \/v1\/products answered data\[3\]\.product_model: /)
  await shop.close()
})
