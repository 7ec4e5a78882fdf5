import { addAccessories } from '#src/stores/cart/add-accessories.ts'
import { sayWhyNot } from '#src/enhance/cart/cart-dialog.ts'

/** Adds the accessories chosen in a buy box to the product that was just added, and unmarks them. */
export async function addChosenAccessories(
  form: HTMLFormElement,
  product_id: number,
  chosen: readonly number[],
): Promise<void> {
  if (chosen.length === 0) return
  const failure = await addAccessories(product_id, chosen)
  if (failure) return sayWhyNot(failure)
  // One more of the product is no wish for one more of each.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name="accessory"]')) {
    if (field instanceof HTMLSelectElement) field.value = ''
    else field.checked = false
  }
}
