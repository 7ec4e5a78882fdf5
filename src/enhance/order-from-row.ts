import { addToCart } from './add-to-cart.ts'
import { fillText, findField } from './find-part.ts'

// The row shows the part number of what is chosen.
document.addEventListener('change', ({ target }) => {
  const choice = target as HTMLElement
  const row = choice.matches('[data-field="choice"]') && choice.closest<HTMLElement>('[data-product]')
  const chosen = choice.querySelector<HTMLOptionElement>('option:checked')
  if (row && chosen) fillText(findField(row, 'code'), chosen.dataset['code'] ?? null)
})

/** Puts what a row's form says into the cart; its button waits for its own answer. */
export async function orderFromRow(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  const data = new FormData(form)
  try {
    await addToCart(Number(data.get('product_id')), Number(data.get('quantity')) || 1)
  } finally {
    if (button) button.ariaBusy = null
  }
}
