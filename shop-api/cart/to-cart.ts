import type { Cart, CartPaymentState } from '#contract/shapes/cart.ts'
import type { CartRow } from './cart-row.ts'

interface Extras {
  order_no?: string | null
  payment_state?: CartPaymentState | null
  notices?: Cart['notices']
  approval?: Cart['approval']
  quotation_no?: Cart['quotation_no']
}

/** The answer of a cart call: the whole cart, so that no screen computes (architecture, law 6). */
export function toCart(
  row: Pick<CartRow, 'id' | 'token' | 'user_id' | 'version' | 'expires_at' | 'detail'>,
  detail: Cart['detail'],
  { order_no = null, payment_state = null, notices = [], approval, quotation_no }: Extras = {},
): Cart {
  return {
    id: row.id,
    token: row.token,
    order_no,
    payment_state,
    user_id: row.user_id,
    version: row.version,
    expires_at: row.expires_at.toISOString(),
    detail,
    ...(row.detail.gift !== undefined && { social_gift: row.detail.gift }),
    ...(approval !== undefined && { approval }),
    ...(quotation_no !== undefined && { quotation_no }),
    notices,
  }
}
