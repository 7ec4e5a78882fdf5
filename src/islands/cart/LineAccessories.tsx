import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { CartLineView } from '#src/stores/cart-view.ts'
import { accessoriesOf } from '#src/stores/product-accessories.ts'
import { cartScreenTexts } from '#src/text/cart-screen.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { AccessoryOffer } from './AccessoryOffer.tsx'

interface Props {
  line: CartLineView
}

/** What is sold with the product of a line, folded: most carts need none of it. */
export function LineAccessories({ line }: Props) {
  const [is_open, setOpen] = useState(false)
  return (
    <details className="cart-more cart-accessories" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={cartScreenTexts.accessories_of(line.product_name)}>
        {cartScreenTexts.accessories}
      </summary>
      {is_open && <Offers line={line} />}
    </details>
  )
}

function Offers({ line }: Props) {
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
