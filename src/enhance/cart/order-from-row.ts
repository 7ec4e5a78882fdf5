import { addToCart } from './add-to-cart.ts'
import { fillText, findField } from '#src/enhance/page/find-part.ts'

// The row shows the part number of what is chosen.
document.addEventListener('change', ({ target }) => {
  const choice = target as HTMLElement
  const row = choice.matches('[data-field="choice"]') && choice.closest<HTMLElement>('[data-product]')
  const chosen = choice.querySelector<HTMLOptionElement>('option:checked')
  if (row && chosen) fillText(findField(row, 'code'), chosen.dataset['code'] ?? null)
})

/** Adds to the cart what a row's form said when its button was pressed. */
export function orderFromRow(pressed: FormData): Promise<void> {
  return addToCart(Number(pressed.get('product_id')), Number(pressed.get('quantity')) || 1)
}
