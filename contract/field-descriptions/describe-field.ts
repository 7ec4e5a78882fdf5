import { quotationFields } from './quotations-fields.ts'
import { orderListFields } from './order-lists-fields.ts'
import { approvalFields } from './approvals-fields.ts'
import { businessFields } from './business-fields.ts'
import { bikesFields } from './bikes-fields.ts'
import { fieldsByPlace } from './fields-by-place.ts'
import { giftSeasonsFields } from './gift-seasons-fields.ts'
import { invoiceFields } from './invoices-fields.ts'
import { goodsFields } from './goods-fields.ts'
import { membersFields } from './members-fields.ts'
import { paymentsFields } from './payments-fields.ts'
import { ordersFields } from './orders-fields.ts'
import { settingsFields } from './settings-fields.ts'
import { sharedFields } from './shared-fields.ts'
import { shopFields } from './shop-fields.ts'
import { staffFields } from './staff-fields.ts'
import { transferFields } from './transfers-fields.ts'

/**
 * What the fields of the calls mean, by their name: one name means one thing wherever it stands. Written apart from the
 * shapes, so that no browser loads it.
 */
const byName: Readonly<Record<string, string>> = {
  ...sharedFields,
  ...goodsFields,
  ...bikesFields,
  ...giftSeasonsFields,
  ...businessFields,
  ...approvalFields,
  ...orderListFields,
  ...invoiceFields,
  ...quotationFields,
  ...transferFields,
  ...paymentsFields,
  ...ordersFields,
  ...membersFields,
  ...shopFields,
  ...staffFields,
  ...settingsFields,
}

/**
 * @param name of a property or parameter
 * @param place shape or call it stands in, e.g. `CartProduct` or `PATCH /v1/carts/products/add`
 */
export function describeField(name: string, place: string): string | undefined {
  const own = fieldsByPlace.find((one) => one.place.test(place) && name in one.fields)
  return own?.fields[name] ?? byName[name]
}
