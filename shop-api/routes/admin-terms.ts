import { businessDaysDocument } from '#shop-api/editing/documents/business-days-document.ts'
import { companyDocument } from '#shop-api/editing/documents/company-document.ts'
import { deliverySlotsDocument } from '#shop-api/editing/documents/delivery-slots-document.ts'
import { keycodeDocument } from '#shop-api/editing/documents/keycode-document.ts'
import { paymentMethodsDocument } from '#shop-api/editing/documents/payment-methods-document.ts'
import { shippingFeesDocument } from '#shop-api/editing/documents/shipping-fees-document.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serveDocument } from './serve-document.ts'

export const adminTermRoutes: readonly ServedCall[] = [
  ...serveDocument(companyDocument),
  ...serveDocument(shippingFeesDocument),
  ...serveDocument(deliverySlotsDocument),
  ...serveDocument(businessDaysDocument),
  ...serveDocument(paymentMethodsDocument),
  ...serveDocument(keycodeDocument),
]
