import { eq } from 'drizzle-orm'
import type { OrderListInput } from '#contract/shapes/order-list.ts'
import type { Db } from '#shop-api/db/db.ts'
import { business_accounts, business_buyers, contract_prices } from '#shop-api/db/schema/business.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createCaller, openSellingShop, type ShelfProduct } from '#tests/support/selling-shop.ts'

const SHELF = [
  { unit_price: 1_100, stock: 15 },
  { unit_price: 550, stock: 15 },
  { unit_price: 330, stock: 0 },
  { unit_price: 220, stock: 3 },
]

/** A shop on 24 November 2026 and a member who is logged in, and more who may be. */
export async function openOffice(db: Db, shelf: readonly ShelfProduct[] = SHELF) {
  const shop = await openSellingShop(db, shelf)
  const channel = shop.channel.name
  const join = async (last_name: string) => {
    const now = shop.clock.now
    const member = await createMember(db, { channel, now, user: { last_name, first_name: '恵' } })
    const caller = createCaller(shop.app, channel)
    Object.assign(caller.headers, member.headers)
    return { ...member, ...caller }
  }
  const owner = await join('青木')
  const toInput = (changed: Partial<OrderListInput> = {}): OrderListInput => ({
    name: '毎月の補充',
    day_of_month: 25,
    is_shared: false,
    lines: [
      { product_id: shop.product_ids[0]!, quantity: 3 },
      { product_id: shop.product_ids[1]!, quantity: 2 },
    ],
    ...changed,
  })
  return {
    shop,
    owner,
    join,
    toInput,
    keep: (changed: Partial<OrderListInput> = {}) =>
      owner.call('POST /v1/me/order-lists', { body: toInput(changed) }),
    read: async (id: number) => {
      const [row] = await db.select().from(order_lists).where(eq(order_lists.id, id))
      return row
    },
    openCart: async ({ call }: Pick<typeof owner, 'call'>) =>
      (await call('POST /v1/carts/init', { body: { token: null } })).token,
    /** A company whose buyers these are; they pay 90 percent, and 800 yen for the first product. */
    found: async (...buyers: { id: number }[]) => {
      const channel_id = shop.channel.id
      const [account] = await db
        .insert(business_accounts)
        .values({ channel_id, code: 'K-1', name: '株式会社みなと', price_rate: 90 })
        .returning()
      const account_id = account!.id
      await db
        .insert(business_buyers)
        .values(buyers.map(({ id: user_id }) => ({ user_id, account_id, role: 'buyer' as const })))
      await db
        .insert(contract_prices)
        .values({ channel_id, account_id, product_id: shop.product_ids[0]!, unit_price: 800 })
      return account_id
    },
  }
}
