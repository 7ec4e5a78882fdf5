import type { Payment } from '#contract/shapes/cart.ts'
import type { InvoiceCredit } from '#shop-api/business/invoice-credit.ts'
import type { StoredSlots } from '#shop-api/channels/load-delivery-slots.ts'
import type { PaymentGuide } from '#shop-api/db/json/payment-guide.ts'
import type { ShippingFeeTerms } from '#src/rules/checkout/shipping-fee.ts'
import type { DispatchTerms } from '#src/rules/product/delivery-promise.ts'

/** A way to pay as the shop keeps it. */
export interface PaymentMethod extends Payment {
  /** What the shopper must do after ordering, e.g. the bank account; null when nothing. */
  guide: PaymentGuide | null
  /** When a provider takes the money of a card. */
  capture: 'at_order' | 'at_shipping'
  /** Of paying by invoice: what the buyer's company may still order, and on what terms. */
  credit?: Pick<InvoiceCredit, 'left' | 'is_stopped' | 'terms'>
}

/** The shop's rules for selling, read once for each request. */
export interface SellingTerms {
  shipping_fees: ShippingFeeTerms
  /**
   * Shipping fee of a social gift, paid before its address is known; null where the shop has no such gifts or delivers
   * nowhere.
   */
  gift_shipping_fee: number | null
  transit_days_by_region: Readonly<Record<string, number>>
  dispatch: DispatchTerms
  /** Times of day a delivery may be wished for. */
  delivery_slots: StoredSlots
  /** In the order they are offered. */
  payments: readonly PaymentMethod[]
  /** Off while the shop is not open, or the temporary stop-selling switch is on (behaviour 1.5). */
  is_selling: boolean
  /** Setting ORDER.SHIPPING.IS_ALLOW_MULTIPLE. */
  is_allow_multiple: boolean
}
