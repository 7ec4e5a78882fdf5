import type { Cart } from '#contract/shapes/cart.ts'

/** Whether a list of recipients has said where everything goes, and nobody who orders. */
export const lacksOrdererOnly = ({ shippings, order }: Pick<Cart['detail'], 'shippings' | 'order'>) =>
  order.orderer === null && shippings.every(({ address }) => address !== null)
