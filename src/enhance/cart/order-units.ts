import { toRightQuantity } from '#src/rules/cart/order-multiple.ts'
import { orderUnitText } from '#src/text/cart/order-units.ts'
import { findPart } from '#src/enhance/page/find-part.ts'

/** In what pieces something is ordered. */
export interface Units {
  order_multiple?: number | undefined
  carton_quantity?: number | undefined
  /** Pieces there are now; the field's own `max` where it is not known. */
  max_quantity?: number | undefined
}

/**
 * Lets a field of pieces follow what is chosen: it steps by the multiple and begins with it, a press adds a carton, and what
 * was typed is answered beside it. Nothing that was typed is changed.
 * @param root has the field's OrderUnits.astro
 * @param getUnits of what is chosen now
 */
export function followUnits(root: HTMLElement, field: HTMLInputElement, getUnits: () => Units): () => void {
  const place = findPart(root, 'order-units')
  const said = place?.querySelector('output')
  const button = place && findPart(place, 'add-carton')

  function show(): void {
    const units = getUnits()
    const { order_multiple: step = 1, carton_quantity: carton = 0 } = units
    const begin = String(step)
    // Untouched, so it begins anew with what is chosen now.
    if (field.min !== '0' && field.min !== begin && field.value === field.min) field.value = begin
    if (field.min !== '0') field.min = begin
    field.step = begin
    const wanted = Number(field.value)
    const most = units.max_quantity ?? (Number(field.max) || Infinity)
    const isWrong = wanted > 0 && wanted % step !== 0
    const words = isWrong
      ? orderUnitText.wrong(step, toRightQuantity(wanted, step, most))
      : orderUnitText.said(wanted, units)
    field.setCustomValidity(isWrong ? words : '')
    field.ariaInvalid = isWrong ? 'true' : null
    if (button) button.hidden = carton === 0 || carton > most
    if (!said) return
    if (said.textContent !== words) said.textContent = words
    said.classList.toggle('form-error', isWrong)
  }

  button?.addEventListener('click', () => {
    const { order_multiple: step = 1, carton_quantity: carton = 0, max_quantity } = getUnits()
    const present = Number(field.value)
    const wanted = (present > step ? present : 0) + carton
    field.value = String(Math.min(wanted, max_quantity ?? (Number(field.max) || wanted)))
    show()
  })
  field.addEventListener('input', show)
  // The buttons beside it and a choice change it, too, without a word.
  for (const event of ['click', 'change']) root.addEventListener(event, () => setTimeout(show))
  show()
  return show
}
