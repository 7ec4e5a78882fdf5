import type { CartView } from '#src/stores/cart/cart-view.ts'

/** Whether something in the cart can be dressed as a gift. */
export const isGiftCart = ({ detail }: Pick<CartView, 'detail'>) =>
  detail.products.some(({ product_info }) => product_info.is_giftable)
