import { useStore } from '@nanostores/react'
import { ProductPicture } from '#src/islands/ui/ProductPicture.tsx'
import { $cartView } from '#src/stores/cart/cart-view.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { boxText } from '#src/text/themes/market-box.ts'

/** Places in the box as it is drawn. */
const PLACES = 12

/** A cart drawn as the box that is sent: every piece takes a place. The lines below say the same in words. */
export function PackedBox() {
  const view = useStore($cartView, { ssr: 'initial' })
  const pictures = view?.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => line.product_info.picture),
  )
  return (
    <div className="packed-box" aria-hidden="true">
      <p>
        {boxText.box}
        <b>{view && cartTexts.count(view.count)}</b>
      </p>
      <ul>
        {Array.from({ length: PLACES }, (_, at) => {
          const picture = pictures?.[at]
          return <li key={at}>{picture && <ProductPicture picture={picture} />}</li>
        })}
      </ul>
    </div>
  )
}
