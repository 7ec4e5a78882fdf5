import { useStore } from '@nanostores/react'
import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { accessoriesOf } from '#src/stores/product/product-accessories.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccessoryOffer } from './AccessoryOffer.tsx'

/** What is sold with the product of a line, as far as it can be bought now. */
export default function AccessoryOffers({ line }: { line: CartLineView }) {
  const resource = accessoriesOf(line.product_info.key)
  const offers = useStore(resource.$state, { ssr: 'initial' })
  if (offers.state === 'loading') return <Skeleton label={cartScreenTexts.accessories_loading} rows={2} />
  if (offers.state === 'failed')
    return (
      <LoadFailure
        title={cartScreenTexts.accessories_failed}
        failure={offers.failure}
        onRetry={() => void resource.load()}
      />
    )
  if (offers.value.length === 0) return <p className="form-hint">{cartScreenTexts.accessories_none}</p>
  return (
    <ul>
      {offers.value.map((product) => (
        <li key={product.id}>
          <AccessoryOffer product={product} parent_key={line.key} />
        </li>
      ))}
    </ul>
  )
}
