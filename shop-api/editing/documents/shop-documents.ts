import type { ShopDocument } from '../shop-document.ts'
import { businessDaysDocument } from './business-days-document.ts'
import { companyDocument } from './company-document.ts'
import { deliverySlotsDocument } from './delivery-slots-document.ts'
import { keycodeDocument } from './keycode-document.ts'
import { mailTextsDocument } from './mail-texts-document.ts'
import { menusDocument } from './menus-document.ts'
import { paymentMethodsDocument } from './payment-methods-document.ts'
import { shippingFeesDocument } from './shipping-fees-document.ts'
import { tradeLawDocument } from './trade-law-document.ts'

/** Everything a shop has once and its staff write as a whole, under `/v1/admin/{name}`. */
export const shopDocuments: readonly ShopDocument<object, never>[] = [
  companyDocument,
  shippingFeesDocument,
  deliverySlotsDocument,
  businessDaysDocument,
  paymentMethodsDocument,
  tradeLawDocument,
  mailTextsDocument,
  menusDocument,
  keycodeDocument,
]
