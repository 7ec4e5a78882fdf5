import type { BuyerRole } from '#contract/shapes/business.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { users } from '#shop-api/db/schema/members.ts'
import { createMember } from './create-member.ts'
import { openSellingShop, readyCart, type SellingShop } from './selling-shop.ts'

export interface CompanyBuyer {
  id: number
  headers: { authorization: string }
}

/** A company of a shop. */
export async function insertCompany(
  shop: SellingShop,
  values: Partial<typeof business_accounts.$inferInsert> = {},
): Promise<number> {
  const code = `A-${crypto.randomUUID().slice(0, 8)}`
  const [row] = await shop.db
    .insert(business_accounts)
    .values({ channel_id: shop.channel.id, code, name: '株式会社のれん製作所', ...values })
    .returning({ id: business_accounts.id })
  return row!.id
}

/** A member who buys for a company, with a login that stands. */
export async function insertBuyer(
  shop: SellingShop,
  account_id: number,
  role: BuyerRole,
  limits: Partial<typeof business_buyers.$inferInsert> = {},
  user: Partial<typeof users.$inferInsert> = {},
): Promise<CompanyBuyer> {
  const { id, headers } = await createMember(shop.db, {
    channel: shop.channel.name,
    now: shop.clock.now,
    user,
  })
  await shop.db.insert(business_buyers).values({ user_id: id, account_id, role, ...limits })
  return { id, headers }
}

/** Calls from now on come from this member. */
export function actAs(shop: SellingShop, { headers }: Pick<CompanyBuyer, 'headers'>): void {
  Object.assign(shop.headers, headers)
}

/** A shop with a company of one who buys, up to 10,000 yen at once and 30,000 a month, and two who approve. */
export async function openCompanyShop(db: Db) {
  const shop = await openSellingShop(db, [
    { unit_price: 6_000, stock: 99 },
    { unit_price: 12_000, stock: 99 },
  ])
  const account_id = await insertCompany(shop)
  const limits = { order_limit: 10_000, monthly_limit: 30_000 }
  const buyer = await insertBuyer(shop, account_id, 'buyer', limits, { last_name: '購買', first_name: '花' })
  const approver = await insertBuyer(
    shop,
    account_id,
    'approver',
    {},
    { last_name: '承認', first_name: '太郎' },
  )
  const other = await insertBuyer(shop, account_id, 'approver', {}, { last_name: '承認', first_name: '次郎' })
  actAs(shop, buyer)
  return { shop, account_id, buyer, approver, other }
}

/** Asks for a cart of one of the dear goods; whoever acts must have a limit below its price. */
export async function askFor(shop: SellingShop, cart?: Cart, note: string | null = null) {
  const { token, detail } = cart ?? (await readyCart(shop, [[1, 1]], 'bank_transfer'))
  const { total_payment } = detail.order
  return shop.call('POST /v1/me/approval-requests', { body: { token, total_payment, note } })
}
