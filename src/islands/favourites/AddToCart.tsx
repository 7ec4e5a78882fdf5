import { useState } from 'react'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { addProduct } from '#src/stores/cart/cart-lines.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { keptTexts as texts } from '#src/text/member/mypage-favourites.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** Into the cart where there is nothing to choose, else to the page where it is chosen. */
export function AddToCart({ product }: { product: ProductSummary }) {
  const { name, key, single_product_id: product_id, stock_state } = product
  const [is_busy, setBusy] = useState(false)
  if (stock_state === 'none') return null
  if (product_id === null)
    return (
      <a className="button button-small" href={`/product/${key}/`}>
        {texts.choose}
        <span className="sr-only">（{name}）</span>
      </a>
    )
  async function add(id: number): Promise<void> {
    setBusy(true)
    const failure = await addProduct({ product_id: id, quantity: 1 }).finally(() => setBusy(false))
    if (failure) tellFailure(failure)
    else showToast({ code: 'cart.added' })
  }
  return (
    <BusyButton
      className="button-small button-primary"
      is_busy={is_busy}
      onPress={() => void add(product_id)}
    >
      {texts.add_to_cart}
      <span className="sr-only">（{name}）</span>
    </BusyButton>
  )
}
