import type { AdminProduct } from '#contract/shapes/admin.ts'
import type { BuyerRole } from '#contract/shapes/business.ts'
import { expect } from '@playwright/test'
import { createEditor } from './editor.ts'
import { plainProduct } from './plain-product.ts'
import { toApiUrl } from './shop-address.ts'
import { hirePerson } from './staff-person.ts'

/** With this the errands do what the shop's staff do (`ADMIN_TOKEN`, start-shop.ts). */
export const STAFF_TOKEN = 'staff-of-the-errands'

const askApi = (path: string, init?: RequestInit) => fetch(toApiUrl() + path, withJson(init))

/** The owner of a demo shop, who signs in to its back office by `email` and `STAFF_PASSWORD`. */
export const hireOwner = (site: string) =>
  hirePerson(askApi, { channel: site, email: `${crypto.randomUUID()}@example.com`, bearer: STAFF_TOKEN })

/** The staff of a demo shop. */
export function openStaff(site: string) {
  return createEditor(askApi, { channel: site, bearer: STAFF_TOKEN })
}

type Staff = ReturnType<typeof openStaff>

/** Makes a member of hojin a buyer of a company, by its code. A buyer may order `order_limit` yen at once; null: any amount. */
export async function makeBuyer(
  account_code: string,
  email: string,
  { role = 'buyer', order_limit = null }: { role?: BuyerRole; order_limit?: number | null } = {},
): Promise<void> {
  const body = { account_code, email, role, order_limit, monthly_limit: null, is_active: true }
  await openStaff('hojin').call('POST /v1/admin/business-buyers', { body })
}

/** Puts something new on the shelf, in no category and too dear for the other errands to take it. */
export async function putOnShelf(
  staff: Staff,
  {
    name,
    stock = 3,
    unit_price = 60_000,
    is_giftable = false,
  }: { name: string; stock?: number; unit_price?: number; is_giftable?: boolean },
) {
  const key = `errand-${crypto.randomUUID()}`
  const product = await staff.call('POST /v1/admin/products', {
    body: { ...plainProduct({ key, name, unit_price, stock }), is_giftable },
  })
  return { id: product.id, product_id: product.products[0]?.id ?? 0, key, name }
}

/** Changes what is on the shelf, as an editor who has just opened it. */
export async function changeOnShelf(
  staff: Staff,
  id: number,
  toChange: (product: AdminProduct) => object,
): Promise<void> {
  const product = await staff.call('GET /v1/admin/products/{id}', { params: { id } })
  const body = { version: product.version, ...toChange(product) }
  await staff.call('PATCH /v1/admin/products/{id}', { params: { id }, body })
}

/** Takes it away for good. */
export async function clearFromShelf(staff: Staff, id: number): Promise<void> {
  await staff.call('DELETE /v1/admin/products/{id}', { params: { id }, query: {} })
}

/** Moves an order on, by its number. */
export async function moveOrder(staff: Staff, order_no: string, status: 'paid' | 'shipped'): Promise<void> {
  const { data } = await staff.call('GET /v1/admin/orders', { query: { q: order_no } })
  expect(data).toHaveLength(1)
  await staff.call('PATCH /v1/admin/orders/{id}', { params: { id: data[0]?.id ?? 0 }, body: { status } })
}

const withJson = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, 'content-type': 'application/json' },
})
