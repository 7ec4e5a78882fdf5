import { eq } from 'drizzle-orm'
import { QUOTATION_DAYS, QUOTATIONS_MAX } from '#contract/buying-limits.ts'
import { OrdererInputSchema, type Orderer } from '#contract/shapes/cart.ts'
import type { Quotation } from '#contract/shapes/quotation.ts'
import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import { lockPoints } from '#shop-api/benefits/move-points.ts'
import { toDestinations } from '#shop-api/cart/cart-detail.ts'
import { checkIsOpen, lockCartRow } from '#shop-api/cart/cart-row.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { findHeldQuotation, isAsQuoted } from '#shop-api/cart/load-quoted-prices.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { takesNow } from '#shop-api/cart/shop.ts'
import { notePrices } from '#shop-api/cart/note-prices.ts'
import { offerPayment } from '#shop-api/cart/offer-payment.ts'
import { priceCart, toAmountBeforeFee } from '#shop-api/cart/price-cart.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { quotations } from '#shop-api/db/schema/quotations.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { CART_ERRORS } from '#src/text/cart/cart-errors.ts'
import { QUOTATION_ERRORS } from '#src/text/quotation/quotation-answers.ts'
import { toQuotation } from './find-quotation.ts'
import { findUsualDestination, type UsualDestination } from './find-usual-destination.ts'
import type { MemberShop } from './member-shop.ts'

export interface QuotationInput {
  token: string
  title: string | null
  addressee: string | null
}

/**
 * Keeps a cart as a quotation at the prices it has, for 30 days in Japan, today not counted. Goods that are priced by an earlier
 * quotation hold no longer than that one, or prices would never end. What coupons and points take off is not promised.
 * @throws ApiError 422 `cart.common.is_empty`, `quotation.not_orderable`, `quotation.too_many`; as `lockCartRow` and `checkIsOpen` do
 */
export async function keepQuotation(
  shop: MemberShop,
  { token, title, addressee }: QuotationInput,
): Promise<Quotation> {
  const { channel, now, member_id } = shop
  const usual = await findUsualDestination(shop)
  return shop.db.transaction(async (tx) => {
    // As a decision does it: the member, then the cart. Two calls at once count one after another.
    await lockPoints(tx, member_id)
    const row = await lockCartRow(tx, shop, token)
    checkIsOpen(row, now)
    if ((await tx.$count(quotations, eq(quotations.user_id, member_id))) >= QUOTATIONS_MAX)
      throw refused('quotation.too_many', QUOTATION_ERRORS.too_many(QUOTATIONS_MAX))
    const quoted = await quote(tx, shop, toPlainDetail(row.detail), usual)
    const whose = { channel_id: channel.id, user_id: member_id, title, addressee }
    // Its number is made of its id, which nobody knows before.
    const [{ id } = { id: 0 }] = await tx
      .insert(quotations)
      .values({ ...whose, ...quoted, quotation_no: crypto.randomUUID(), quoted_at: now })
      .returning({ id: quotations.id })
    const [kept] = await tx
      .update(quotations)
      .set({ quotation_no: toQuotationNo(id, now) })
      .where(eq(quotations.id, id))
      .returning()
    if (!kept) throw new Error('A quotation was not stored')
    return toQuotation(kept, now)
  })
}

async function quote(tx: Tx, shop: MemberShop, detail: CartDetail, usual: UsualDestination | undefined) {
  const { channel, now, member_id } = shop
  if (detail.lines.length === 0) throw refused('cart.common.is_empty', CART_ERRORS['cart.common.is_empty'])
  if (detail.gift) throw refused('quotation.not_orderable', QUOTATION_ERRORS.gift)
  const payer: Payer = { channel_id: channel.id, now, user_id: member_id }
  const terms = await loadSellingTerms(tx, channel.id, takesNow(shop), payer)
  const catalogue = await loadCartGoods(tx, payer, detail)
  notePrices(detail, catalogue)
  detail.orderer ??= await findOrderer(tx, member_id)
  for (const shipping of detail.shippings)
    if (shipping.address === null && usual) Object.assign(shipping, usual)
  const unpaid = priceCart(detail, catalogue, terms)
  const gone = unpaid.products.find(({ problem }) => problem === 'not_on_sale')
  if (gone) throw refused('quotation.not_orderable', QUOTATION_ERRORS.gone(gone.product_name))
  detail.payment_id ??=
    terms.payments.find(
      (payment) =>
        payment.code !== 'card' &&
        offerPayment(payment, toAmountBeforeFee(unpaid.order), toDestinations(detail)).fee !== null,
    )?.id ?? null
  const quoted_detail = priceCart(detail, catalogue, terms)
  const source = quoted_detail.products.some(isAsQuoted)
    ? await findHeldQuotation(tx, payer, detail)
    : undefined
  const valid_until = source?.valid_until ?? addDays(toJapanDay(now), QUOTATION_DAYS)
  // From now on it is a quotation of its own.
  const { quotation_id: _source, ...cart_detail } = detail
  return { cart_detail, quoted_detail, valid_until }
}

/** A cart's detail without what can be used only once: coupons, points, a card, a day. */
function toPlainDetail(detail: CartDetail): CartDetail {
  const {
    coupon_codes: _coupons,
    point: _point,
    user_card_id: _card,
    packings,
    ...kept
  } = structuredClone(detail)
  return {
    ...kept,
    packings: packings.map((packing) => ({ ...packing, delivery_date: null })),
    card_token: null,
    request_ids: [],
  }
}

/** The member as who orders; null while the profile lacks something. */
async function findOrderer(tx: Tx, member_id: number): Promise<Orderer | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, member_id))
  if (!user) return null
  const { success, data } = OrdererInputSchema.safeParse({
    ...user,
    email: user.email ?? '',
    phone_number: user.phone_number || user.cell_phone_number,
  })
  return success ? data : null
}

/** E.g. `Q-2611-000123`: year and month in Japan, a running number of the installation. */
function toQuotationNo(id: number, now: Date): string {
  return `Q-${toJapanDay(now).slice(2, 7).replace('-', '')}-${String(id).padStart(6, '0')}`
}
