import { QUOTATION_DAYS } from '#contract/buying-limits.ts'
import { refused } from '#shop-api/http/api-error.ts'
import { printDocument } from '#shop-api/documents/print-document.ts'
import type { TradeDocument } from '#shop-api/documents/trade-document.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import { toAddressee } from '#shop-api/orders/to-addressee.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { CART_ERRORS } from '#src/text/cart/cart-errors.ts'
import { DOCUMENTS } from '#src/text/order/documents.ts'
import { loadSeller } from '#shop-api/channels/load-seller.ts'
import { readCart } from '#shop-api/checkout/read-cart.ts'
import type { Shop } from '#shop-api/cart/shop.ts'

/**
 * The cart as a quotation, PDF, at today's prices.
 * @param addressee as it shall be printed; the orderer when left out
 * @throws ApiError 422 `cart.common.is_empty`, 429
 */
export function quoteCart(
  shop: Shop,
  limit: VisitorLimit,
  { token, addressee }: Quotation,
): Promise<DownloadableFile> {
  return printDocument(limit, () => loadQuotation(shop, { token, addressee }))
}

interface Quotation {
  token: string
  addressee: string | null | undefined
}

async function loadQuotation(shop: Shop, { token, addressee }: Quotation): Promise<TradeDocument> {
  const { db, channel, now } = shop
  const { detail } = await readCart(shop, token)
  if (detail.products.length === 0) {
    throw refused('cart.common.is_empty', CART_ERRORS['cart.common.is_empty'])
  }
  const { company } = await loadSeller(db, channel.id, channel.name)
  const valid_until = new Date(now.getTime() + QUOTATION_DAYS * 24 * 60 * 60 * 1000)
  return {
    kind: 'quotation',
    order_no: null,
    addressee: addressee || toAddressee(detail.order.orderer),
    statement: DOCUMENTS.quoted,
    dates: [
      DOCUMENTS.issued_on(formatInstantDay(now.toISOString())),
      DOCUMENTS.valid_until(formatInstantDay(valid_until.toISOString())),
    ],
    detail,
    payment_name: detail.order.payment_name,
    payment_guide: null,
    is_reissue: false,
    notes: detail.order.total_carriage === null ? [DOCUMENTS.shipping_fee_unknown] : [],
    company,
    issued_at: now,
  }
}
