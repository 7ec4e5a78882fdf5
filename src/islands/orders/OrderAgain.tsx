import { useState } from 'react'
import type { Order } from '#contract/shapes/order.ts'
import { orderAgain } from '#src/stores/order/member-order.ts'
import { showToast } from '#src/stores/page/toasts.ts'
import { orderTexts } from '#src/text/order/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** Puts the goods of an order into the cart once more, and says which of them are not sold any longer. */
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
      <BusyButton is_busy={isBusy} className="button-small button-primary" onPress={() => void add()}>
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
