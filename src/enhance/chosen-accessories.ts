import { addAccessories } from '#src/stores/add-accessories.ts'
import { sayWhyNot } from './cart-dialog.ts'

/** Adds the accessories chosen in a buy box to the product that was just added, and unmarks them. */
export async function addChosenAccessories(form: HTMLFormElement, product_id: number): Promise<void> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name="accessory"]')]
  const chosen = new FormData(form).getAll('accessory').map(Number).filter(Boolean)
  if (chosen.length === 0) return
  const failure = await addAccessories(product_id, chosen)
  if (failure) return sayWhyNot(failure)
  // One more of the product is no wish for one more of each.
  for (const field of fields) {
    if (field instanceof HTMLSelectElement) field.value = ''
    else field.checked = false
  }
}
