import { businessAccountKind } from '#shop-api/editing/business-account-kind.ts'
import { businessBuyerKind } from '#shop-api/editing/business-buyer-kind.ts'
import { contractPriceKind } from '#shop-api/editing/contract-price-kind.ts'
import { invoiceTermsKind } from '#shop-api/editing/invoice-terms-kind.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serveKind } from './serve-kind.ts'

/** Companies that buy, who buys for them, and the prices they agreed on. */
export const adminBusinessRoutes: readonly ServedCall[] = [
  ...serveKind(businessAccountKind),
  ...serveKind(businessBuyerKind),
  ...serveKind(contractPriceKind),
  ...serveKind(invoiceTermsKind),
]
