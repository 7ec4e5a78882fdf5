import type { QuotationDetail } from '#contract/shapes/quotation.ts'
import { findApproval } from '#shop-api/cart/find-approval.ts'
import { loadCartGoods } from '#shop-api/cart/load-cart-goods.ts'
import { listLeadtimes } from '#shop-api/cart/load-leadtimes.ts'
import { loadSellingTerms } from '#shop-api/cart/load-selling-terms.ts'
import { takesNow } from '#shop-api/cart/shop.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import { type QuotationRow, requireQuotation, toQuotation } from './find-quotation.ts'
import { listProblems } from './list-problems.ts'
import type { MemberShop } from './member-shop.ts'

/**
 * A quotation with everything that would be ordered. Of an open one shipping fee and fees are today's, as an order would have
 * them; of others all is as it was quoted.
 * @throws ApiError 404
 */
export async function readQuotation(shop: MemberShop, id: number): Promise<QuotationDetail> {
  const { db, channel, now, member_id } = shop
  const row = await requireQuotation(shop, id)
  const quotation = toQuotation(row, now)
  if (quotation.status !== 'open')
    return { ...quotation, detail: row.quoted_detail, leadtimes: [], problems: [] }
  const detail = toOrderedDetail(row)
  const payer = { channel_id: channel.id, now, user_id: member_id }
  const terms = await loadSellingTerms(db, channel.id, takesNow(shop), payer)
  const catalogue = await loadCartGoods(db, payer, detail)
  const priced = priceCart(detail, catalogue, terms)
  const approval = await findApproval(db, payer, priced)
  return {
    ...quotation,
    detail: priced,
    leadtimes: listLeadtimes({ detail, terms, now }),
    problems: listProblems({ detail, priced, catalogue, terms, now }),
    ...(approval && { approval }),
  }
}

/** What a cart remembers that orders a quotation. */
export function toOrderedDetail({ id, cart_detail }: Pick<QuotationRow, 'id' | 'cart_detail'>): CartDetail {
  return { ...structuredClone(cart_detail), quotation_id: id }
}
