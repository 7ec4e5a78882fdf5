import { eq } from 'drizzle-orm'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import type { Db } from '#shop-api/db/db.ts'
import { member_sessions } from '#shop-api/db/schema/members.ts'
import { createAccessToken } from '#shop-api/members/login/access-token.ts'
import { loadSecret } from '#shop-api/secrets/load-secret.ts'
import { createMember, type TestMember } from './create-member.ts'
import { openSellingShop, readyCart, type SellingShop } from './selling-shop.ts'

/** A shop on 24 November 2026 with two goods, and somebody logged in. */
export async function openQuotingShop(db: Db): Promise<QuotingShop> {
  const shop = await openSellingShop(db, [
    { unit_price: 3_300, stock: 99 },
    { unit_price: 540, tax_rate: 8, stock: 99 },
  ])
  return { ...shop, member: await signIn(shop) }
}

interface QuotingShop extends SellingShop {
  member: TestMember
}

/** From now on whoever calls is a new member. */
export async function signIn(shop: SellingShop): Promise<TestMember> {
  const member = await createMember(shop.db, { channel: shop.channel.name, now: shop.clock.now })
  Object.assign(shop.headers, member.headers)
  return member
}

/** The same member comes back at another moment. */
export async function comeBack(shop: QuotingShop, moment: string): Promise<void> {
  const { db, channel, member, clock, headers } = shop
  const now = new Date(moment)
  clock.now = now
  const expires_at = new Date(now.getTime() + 86_400_000)
  await db.update(member_sessions).set({ expires_at }).where(eq(member_sessions.id, member.session_id))
  const token = await createAccessToken(
    { user_id: member.id, session_id: member.session_id },
    { secret: await loadSecret(db, channel.id), channel: channel.name, now },
  )
  headers['authorization'] = `Bearer ${token}`
}

/** A cart of five pieces, kept as a quotation. */
export async function keepQuotation(shop: SellingShop, words: { title?: string; addressee?: string } = {}) {
  const { token } = await readyCart(
    shop,
    [
      [0, 3],
      [1, 2],
    ],
    'bank_transfer',
  )
  return shop.call('POST /v1/me/quotations', { body: { token, title: null, addressee: null, ...words } })
}

/** The catalogue asks another price for a place on the shelf. */
export async function setPrice(shop: SellingShop, at: number, unit_price: number): Promise<void> {
  const [row] = await shop.db
    .update(products)
    .set({ unit_price })
    .where(eq(products.id, shop.product_ids[at] ?? 0))
    .returning({ model_id: products.model_id })
  await shop.db
    .update(product_models)
    .set({ unit_price, max_unit_price: unit_price })
    .where(eq(product_models.id, row!.model_id))
}
