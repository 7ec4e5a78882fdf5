import { buyBoxText } from '#src/text/product/buy-box.ts'
import { addToCart } from '#src/enhance/cart/add-to-cart.ts'
import { findVariation, readOptions, readVariations } from './chosen-variation.ts'
import { findPart } from '#src/enhance/page/find-part.ts'
import type { LiveListener } from '#src/enhance/catalogue/live-price-and-stock.ts'
import { showVariation } from './show-variation.ts'
import { followChoice } from './follow-choice.ts'
import { addAccessories } from '#src/stores/cart/add-accessories.ts'
import { sayWhyNot } from '#src/enhance/cart/cart-dialog.ts'

/**
 * Buys what a buy box said when it was pressed, and shows progress on its button.
 * @param pressed the form at that moment
 */
export async function buyPressed(
  form: HTMLFormElement,
  pressed: FormData,
  live: Parameters<LiveListener>[0]['products'],
): Promise<void> {
  const chosen = findVariation(readVariations(form), readOptions(pressed))
  // There is no such variation: the form says so.
  if (!chosen) return followChoice(form, showVariation(form, live))
  const button = findPart(form, 'add-to-cart')
  const label = button?.textContent
  button?.setAttribute('aria-busy', 'true')
  if (button) button.textContent = buyBoxText.adding
  try {
    await addToCart(chosen.id, Number(pressed.get('quantity')) || 1, () =>
      addChosenAccessories(form, chosen.id, pressed.getAll('accessory').map(Number).filter(Boolean)),
    )
  } finally {
    button?.removeAttribute('aria-busy')
    if (button && label) button.textContent = label
  }
}

/** Adds the accessories chosen in a buy box to the product that was just added, and unmarks them. */
async function addChosenAccessories(
  form: HTMLFormElement,
  product_id: number,
  chosen: readonly number[],
): Promise<void> {
  if (chosen.length === 0) return
  const failure = await addAccessories(product_id, chosen)
  if (failure) return sayWhyNot(failure)
  // One more of the product does not mean one more of each accessory.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name="accessory"]')) {
    if (field instanceof HTMLSelectElement) field.value = ''
    else field.checked = false
  }
}
