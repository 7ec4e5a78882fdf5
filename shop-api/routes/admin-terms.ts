import { businessDaysDocument } from '#shop-api/editing/documents/business-days-document.ts'
import { companyDocument } from '#shop-api/editing/documents/company-document.ts'
import { deliverySlotsDocument } from '#shop-api/editing/documents/delivery-slots-document.ts'
import { keycodeDocument } from '#shop-api/editing/documents/keycode-document.ts'
import { paymentMethodsDocument } from '#shop-api/editing/documents/payment-methods-document.ts'
import { tradeLawDocument } from '#shop-api/editing/documents/trade-law-document.ts'
import { listOpeningSteps } from '#shop-api/editing/list-opening-steps.ts'
import { shippingFeesDocument } from '#shop-api/editing/documents/shipping-fees-document.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { serveDocument } from './serve-document.ts'

export const adminTermRoutes: readonly ServedCall[] = [
  ...serveDocument(companyDocument),
  ...serveDocument(shippingFeesDocument),
  ...serveDocument(deliverySlotsDocument),
  ...serveDocument(businessDaysDocument),
  ...serveDocument(paymentMethodsDocument),
  ...serveDocument(tradeLawDocument),
  ...serveDocument(keycodeDocument),

  serve('GET /v1/admin/opening', async ({ db, channel, now }) => ({
    body: { steps: await listOpeningSteps(db, channel.id, now) },
  })),
]
