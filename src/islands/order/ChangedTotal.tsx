import type { Cart } from '#contract/shapes/cart.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { orderConfirmTexts } from '#src/text/checkout/order-confirm.ts'
import { Notice } from '../ui/Notice.tsx'

type Figures = Cart['detail']['order']

interface Props {
  before: Figures
  now: Figures
  onAgree: () => void
}

/** What changed since the shopper saw it. Nothing is ordered at the new price before they agree. */
export function ChangedTotal({ before, now, onAgree }: Props) {
  const rows = [
    [cartTexts.goods_total, before.subtotal, now.subtotal],
    [cartTexts.shipping_fee, before.total_carriage ?? 0, now.total_carriage ?? 0],
    [cartTexts.payment_fee, before.payment_fee ?? 0, now.payment_fee ?? 0],
    [cartTexts.total, before.total_payment, now.total_payment],
  ] as const
  return (
    <div role="alert">
      <Notice tone="warning" title={orderConfirmTexts.changed_heading}>
        <p>{orderConfirmTexts.changed}</p>
        <dl className="facts">
          {rows
            .filter(([, from, to]) => from !== to)
            .map(([label, from, to]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{orderConfirmTexts.changed_row(formatYen(from), formatYen(to))}</dd>
              </div>
            ))}
        </dl>
        <button className="button" type="button" onClick={onAgree}>
          {orderConfirmTexts.changed_agree}
        </button>
      </Notice>
    </div>
  )
}
