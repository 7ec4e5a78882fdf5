import { useState } from 'react'
import type { ProductSummary, ProductVariation } from '#contract/shapes/product.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { addAccessory } from '#src/stores/cart/cart-lines.ts'
import { loadKinds } from '#src/stores/product/product-accessories.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ProductPicture } from '../ui/ProductPicture.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

interface Props {
  product: ProductSummary
  /** The line it would go with. */
  parent_key: string
}

/** Something sold with a line. One press adds it; if it has several kinds, the kind is chosen here. */
export function AccessoryOffer({ product, parent_key }: Props) {
  const { key, name, picture, single_product_id, unit_price, max_unit_price } = product
  const [kinds, setKinds] = useState<ProductVariation[] | null>(null)
  const [chosen, setChosen] = useState<number | null>(single_product_id)
  const [is_busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  async function add(product_id: number): Promise<void> {
    // What is ordered by the step begins with one step.
    const { order_multiple: quantity = 1 } = kinds?.find(({ id }) => id === product_id) ?? product
    setBusy(true)
    setFailure(await addAccessory({ parent_key, product_id, quantity }))
    setBusy(false)
  }

  async function showKinds(): Promise<void> {
    setBusy(true)
    const found = await loadKinds(key)
    setBusy(false)
    if (!Array.isArray(found)) return setFailure(found)
    setFailure(null)
    setKinds(found)
    setChosen(found[0]?.id ?? null)
  }

  return (
    <>
      <ProductPicture picture={picture} />
      <div>
        <a className="line-name" href={toProductPath(key)}>
          {name}
        </a>
        <p className="cart-line-price">
          {formatYen(unit_price)}
          {max_unit_price > unit_price && cartScreenTexts.and_more}
          <small>{cartTexts.tax_included}</small>
        </p>
        {kinds && kinds.length > 0 && (
          <select
            className="field"
            aria-label={cartScreenTexts.kind_of(name)}
            value={chosen ?? ''}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {kinds.map(({ id, options, unit_price: price }) => (
              <option key={id} value={id}>
                {options.join('・')}（{formatYen(price)}）
              </option>
            ))}
          </select>
        )}
        {kinds?.length === 0 && <p className="form-hint">{cartScreenTexts.accessories_none}</p>}
        {failure && (
          <p className="form-error" role="alert">
            {toFailureSentence(failure)}
          </p>
        )}
      </div>
      <BusyButton
        is_busy={is_busy}
        is_disabled={kinds?.length === 0}
        className="button-small"
        onPress={() => void (chosen === null ? showKinds() : add(chosen))}
      >
        {chosen === null ? cartScreenTexts.choose_kind : cartScreenTexts.add_accessory}
        <span className="sr-only">：{name}</span>
      </BusyButton>
    </>
  )
}
