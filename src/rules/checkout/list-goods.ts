import type { CartProduct } from '#contract/shapes/cart.ts'

/**
 * What goes to a destination, one text each: `お茶（2点）`.
 * @param toCount how pieces are worded
 */
export function listGoods(
  products: readonly Pick<CartProduct, 'product_name' | 'shipping_key' | 'quantity'>[],
  shipping_key: string,
  toCount: (quantity: number) => string,
): string[] {
  return products
    .filter((line) => line.shipping_key === shipping_key)
    .map((line) => `${line.product_name}（${toCount(line.quantity)}）`)
}
