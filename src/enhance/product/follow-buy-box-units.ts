// Steps and cartons of a buy box: only pages with such goods have this script (QuantityUnits.astro). What follows the choice is
// loaded when somebody turns to the box.
import { findPart } from '#src/enhance/page/find-part.ts'
import { findVariation, readOptions, readVariations } from './chosen-variation.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-buy-box]')) {
  const field = form.elements.namedItem('quantity')
  const button = findPart(form, 'add-carton')
  if (!(field instanceof HTMLInputElement) || !button) continue
  const variations = readVariations(form)
  const getUnits = () => findVariation(variations, readOptions(new FormData(form))) ?? {}
  let following: Promise<void> | undefined
  const follow = () =>
    (following ??= import('#src/enhance/cart/order-units.ts').then(({ followUnits }) => {
      button.removeEventListener('click', pressEarly)
      followUnits(form, field, getUnits)
    }))
  // A press before it came is made again.
  const pressEarly = () => void follow().then(() => button.click())
  button.addEventListener('click', pressEarly)
  for (const sign of ['pointerover', 'focusin', 'change', 'input'])
    form.addEventListener(sign, () => void follow(), { once: true })
}
