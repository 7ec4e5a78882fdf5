import { useState } from 'react'
import type { Order } from '#contract/shapes/order.ts'
import { orderAgain } from '#src/stores/order/member-order.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { orderTexts } from '#src/text/order/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** Adds the goods of an order to the cart again, and says which are no longer sold. */
export function OrderAgain({ order }: { order: Order }) {
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string[]>([])

  async function add(): Promise<void> {
    setBusy(true)
    const refused = await orderAgain(order)
    setBusy(false)
    setMissing(refused)
    if (refused.length < order.detail.products.length) showToast({ code: 'order.again' })
  }

  return (
    <>
      <BusyButton is_busy={isBusy} className="button-small" onPress={() => void add()}>
        {orderTexts.order_again}
      </BusyButton>
      {missing.length > 0 && (
        <p className="form-error" role="alert">
          {orderTexts.not_added(missing)}
        </p>
      )}
    </>
  )
}
