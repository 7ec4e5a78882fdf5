import type { DecisionData } from '#contract/shapes/event.ts'
import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { getPurchase } from '#src/stores/checkout/purchase-record.ts'
import { getStored, setStored } from '#src/stores/page/storage.ts'
import { withLock } from '#src/stores/calls/with-lock.ts'
import { toLineItem } from './analytics-item.ts'
import { recordEvent } from './event-outbox.ts'

const KEY = 'noren.purchase_event'
/** Behaviour 10.1: purchase tracking is cleaned after 1 s. */
const CLEANUP_MS = 1000

/** A purchase that was sent. After cleaning only its number is left, so that no reload sends it again. */
interface PurchaseEvent {
  order_no: string
  expire_at: number
  data: DecisionData | null
}

/**
 * Sends a purchase of the last half hour exactly once, whatever is reloaded. Dropped on expiry and on a 404 (behaviour
 * 10.1).
 */
export function tellPurchase(): Promise<void> {
  return withLock('purchase-event', async () => {
    const purchase = getPurchase()
    if (!purchase) return setStored('local', KEY, null)
    const { order_no, cart_token, expire_at } = purchase
    const known = getStored('local', KEY) as PurchaseEvent | null
    const told: PurchaseEvent = { order_no, expire_at, data: null }
    if (known?.order_no === order_no) return setStored('local', KEY, told)
    const data = await loadDecision(cart_token)
    if (data === 'later') return
    setStored('local', KEY, { ...told, data })
    if (data) recordEvent('purchase', toPurchase(data), cart_token)
    setTimeout(() => setStored('local', KEY, told), CLEANUP_MS)
  })
}

/** Null for a purchase that may not be sent any more. */
async function loadDecision(cartToken: string): Promise<DecisionData | null | 'later'> {
  try {
    const api = await loadApi()
    return (await api.call('GET /v1/carts/{cartToken}/decision-data', { params: { cartToken } })).body
  } catch (error) {
    return toCallFailure(error).kind === 'refused' ? null : 'later'
  }
}

function toPurchase({ order_no, detail }: DecisionData) {
  const { total_payment, total_tax, total_carriage } = detail.order
  const coupon = detail.coupons.map(({ code }) => code).join(',')
  return {
    transaction_id: order_no,
    currency: 'JPY' as const,
    value: total_payment,
    tax: total_tax,
    shipping: total_carriage,
    ...(coupon && { coupon }),
    items: detail.products.map((line) => toLineItem(line)),
  }
}
