import { buyBoxText } from '#src/text/buy-box.ts'

const load = () => Promise.all([import('#src/stores/cart-lines.ts'), import('./cart-dialog.ts')])

/** On the first sign that somebody is about to buy. */
export function preloadCart(): void {
  void load()
}

/**
 * Adds a variation, and says so where the button is. One tap, one add: the button waits for its own answer.
 * @param form the buy box, which may have accessories to go with it
 */
export async function addToCart(
  product_id: number,
  quantity: number,
  button: HTMLButtonElement | null,
  form?: HTMLFormElement,
): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return
  const label = button?.textContent
  button?.setAttribute('aria-busy', 'true')
  if (button) button.textContent = buyBoxText.adding
  try {
    const [{ addProduct }, { showAdded }] = await load()
    const failure = await addProduct({ product_id, quantity })
    if (!failure && form?.elements.namedItem('accessory')) {
      const { addChosenAccessories } = await import('./chosen-accessories.ts')
      await addChosenAccessories(form, product_id)
    }
    await showAdded(failure)
  } finally {
    button?.removeAttribute('aria-busy')
    if (button && label) button.textContent = label
  }
}
