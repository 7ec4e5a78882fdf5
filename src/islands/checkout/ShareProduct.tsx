import type { CartShipping } from '#contract/shapes/cart.ts'
import { countRest, type SharedProduct } from '#src/rules/checkout/share-pieces.ts'
import { shareTexts } from '#src/text/checkout/share-destinations.ts'
import { LineName } from '../cart/LineName.tsx'
import { QuantityStepper } from '../cart/QuantityStepper.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { nameDestination } from './name-destination.ts'
import { toShareId } from './use-shares.ts'

interface Props {
  product: SharedProduct
  shippings: readonly CartShipping[]
  /** Whether pieces that are left over count as an error yet. */
  is_told: boolean
  onShare: (key: string, pieces: number) => void
}

/** One product and how many pieces each destination gets, with what is still to be shared out. */
export function ShareProduct({ product, shippings, is_told, onShare }: Props) {
  const { product_id, line, total, shares } = product
  const rest = countRest(shares, total)
  const isWrong = is_told && rest > 0
  const id = `rest-${product_id}`
  return (
    <li className="share">
      <div className="share-product">
        <ProductPicture picture={line.product_info.picture} />
        <div>
          <LineName line={line} />
        </div>
        <span className="share-total">{shareTexts.total(total)}</span>
      </div>
      <ul className="share-rows">
        {shippings.map(({ key, address }, place) => {
          const name = nameDestination(place, address)
          return (
            <li key={key}>
              <span className="share-name">{name}</span>
              <QuantityStepper
                product_name={shareTexts.share_of(line.product_name, name)}
                quantity={shares[key] ?? 0}
                min={0}
                max={total}
                units={line.product_info}
                id={toShareId(product_id, key)}
                described_by={isWrong ? id : undefined}
                onChange={(pieces) => onShare(key, pieces)}
              />
            </li>
          )
        })}
      </ul>
      <p className={isWrong ? 'form-error share-rest' : 'share-rest'} id={id} aria-live="polite">
        {rest === 0
          ? shareTexts.rest_none
          : isWrong
            ? shareTexts.rest_error(line.product_name, rest)
            : shareTexts.rest(rest)}
      </p>
    </li>
  )
}
