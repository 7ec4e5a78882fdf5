import type { Cart } from '#contract/shapes/cart.ts'

/** With more destinations than this, screens show them in short. */
export const FEW = 5

export const isMany = ({ shippings }: Pick<Cart['detail'], 'shippings'>) => shippings.length > FEW
