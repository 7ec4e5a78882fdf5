import type { Cart } from '#contract/shapes/cart.ts'
import { listUsedPackings } from '#src/rules/checkout/checkout-steps.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import { Totals } from '../cart/Totals.tsx'
import { toPlace } from '../order/to-place.ts'
import { AddressLines } from '../ui/AddressLines.tsx'
import { ChangeablePart } from '../ui/ChangeablePart.tsx'
import { Folded } from '../ui/Folded.tsx'
import { QuotationLines } from './QuotationLines.tsx'

/** What was quoted, where it cannot be ordered as it stands: lines, sums, where it goes, how it is paid. */
export function QuotationContents({ detail }: { detail: Cart['detail'] }) {
  const places = listUsedPackings(detail).map((packing) => ({
    key: packing.key,
    ...toPlace(detail, packing),
  }))
  return (
    <div className="legal">
      <ChangeablePart title={texts.products}>
        <QuotationLines lines={detail.products} />
      </ChangeablePart>
      <ChangeablePart title={texts.totals}>
        <Totals known={detail.order} is_pending={false} />
      </ChangeablePart>
      <ChangeablePart title={texts.delivery}>
        <Folded>
          {places.map(({ key, address, goods }) => (
            <div key={key}>
              {address ? <AddressLines address={address} className="person" /> : <p>{texts.not_chosen}</p>}
              {goods && <p>{goods.join('\n')}</p>}
            </div>
          ))}
        </Folded>
      </ChangeablePart>
      <ChangeablePart title={texts.payment}>
        <p>{detail.order.payment_name ?? texts.not_chosen}</p>
      </ChangeablePart>
    </div>
  )
}
