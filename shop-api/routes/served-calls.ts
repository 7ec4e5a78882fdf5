import type { CallName } from '#contract/index.ts'
import type { ServedCall } from '#shop-api/serve.ts'
import { addressAndBrandRoutes } from './address-and-brands.ts'
import { cartLineRoutes } from './cart-lines.ts'
import { cartShippingRoutes } from './cart-shipping.ts'
import { cartRoutes } from './cart.ts'
import { checkoutRoutes } from './checkout.ts'
import { contentRoutes } from './content.ts'
import { storefrontRoutes } from './ours-storefront.ts'
import { productRoutes } from './products.ts'

const served: readonly ServedCall[] = [
  ...contentRoutes,
  ...productRoutes,
  ...addressAndBrandRoutes,
  ...cartRoutes,
  ...cartLineRoutes,
  ...cartShippingRoutes,
  ...checkoutRoutes,
  ...storefrontRoutes,
]

/** Names of the calls this shop answers; the others of the contract answer 501. */
export const servedCalls: readonly CallName[] = served.map((call) => call.name)

export function findServedCall(name: CallName): ServedCall | undefined {
  return served.find((call) => call.name === name)
}
