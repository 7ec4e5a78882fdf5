import { useStore } from '@nanostores/react'
import { LINE_PIECES_MAX } from '#contract/buying-limits.ts'
import { listEveryoneGoods } from '#src/rules/checkout/cart-recipients.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { listGiven } from '#src/rules/checkout/recipient-rows.ts'
import { $recipients, setPieces } from '#src/stores/checkout/recipients.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { LineName } from '../cart/LineName.tsx'
import { QuantityStepper } from '../cart/QuantityStepper.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'

/** Pieces of one product for one recipient, as the API takes them. */
export const PIECES_MAX = LINE_PIECES_MAX

/** What everybody gets, unless told otherwise for one of them. */
export function EveryoneGoods({ view: { detail } }: { view: CartView }) {
  const { rows, pieces } = useStore($recipients, { ssr: 'initial' })
  const { heading, hint, each, to_nobody } = recipientTexts.goods
  const everyone = listEveryoneGoods(detail, pieces)
  const given = listGiven(rows, everyone)
  return (
    <section className="form-section" aria-labelledby="recipients-goods">
      <h2 id="recipients-goods" tabIndex={-1}>
        {heading}
      </h2>
      <p className="form-hint">{hint}</p>
      <ul className="recipients-goods">
        {everyone.map(({ product_id, name, quantity }) => {
          const line = detail.products.find((one) => one.product_id === product_id)
          return (
            <li key={product_id}>
              {line && <ProductPicture picture={line.product_info.picture} />}
              <div>{line && <LineName line={line} />}</div>
              <span className="recipients-each">{each}</span>
              <QuantityStepper
                product_name={name}
                quantity={quantity}
                min={0}
                max={PIECES_MAX}
                units={line?.product_info}
                onChange={(wanted) => setPieces(product_id, wanted)}
              />
              {given && !given.has(product_id) && (
                <p className="form-hint" role="status">
                  {to_nobody}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
