import { COMPANY } from './selling-shop.ts'
import type { createEditor } from './editor.ts'

type Staff = ReturnType<typeof createEditor>

const BLEND = {
  key: 'blend',
  name: 'かもめブレンド',
  name_kana: 'カモメブレンド',
  catch_copy: '',
  description: '<p>毎朝焙煎します。</p>',
  maker_key: null,
  brand_key: null,
  category_keys: [],
  tag_keys: [],
  tax_rate: 8 as const,
  is_giftable: false,
  pictures: [],
  specs: [],
  axes: [],
  products: [{ code: 'KB-200', options: [], unit_price: 1_200, list_price: null, stock: 10, jan_code: null }],
}

/** Says who sells in a new shop. */
export async function nameSeller(staff: Staff): Promise<void> {
  const company = await staff.call('GET /v1/admin/company', {})
  const { closed_weekdays: _days, ...seller } = COMPANY
  await staff.call('PUT /v1/admin/company', { body: { ...company, ...seller, invoice_number: '' } })
}

/** Everything else that a new shop lacks before it opens: fees of 700 yen, cash on delivery, terms of returns, a product. */
export async function fillNewShop(staff: Staff): Promise<void> {
  const fees = await staff.call('GET /v1/admin/shipping-fees', {})
  const regions = fees.regions.map((one) => ({ ...one, carriage: 700 }))
  await staff.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions } })
  const ways = await staff.call('GET /v1/admin/payment-methods', {})
  const payments = ways.payments.map((one) => ({ ...one, is_offered: one.code === 'cash_on_delivery' }))
  await staff.call('PUT /v1/admin/payment-methods', { body: { ...ways, payments } })
  const law = await staff.call('GET /v1/admin/trade-law', {})
  await staff.call('PUT /v1/admin/trade-law', { body: { ...law, returns: '到着後8日以内に承ります。' } })
  await staff.call('POST /v1/admin/products', { body: BLEND })
}
