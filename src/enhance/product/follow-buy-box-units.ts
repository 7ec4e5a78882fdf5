import { followUnits } from '#src/enhance/cart/order-units.ts'
import { findVariation, readOptions, readVariations } from './chosen-variation.ts'

/** When the box began to follow, in milliseconds of the page; undefined before. */
let began: number | undefined

/**
 * Steps and cartons of a buy box follow what is chosen, once. A press for a carton that came before is made again.
 * @param sign what turned to the box
 */
export default function followBuyBoxUnits(form: HTMLFormElement, sign: Event): void {
  const field = form.elements.namedItem('quantity')
  if (!(field instanceof HTMLInputElement)) return
  if (began === undefined) {
    const variations = readVariations(form)
    followUnits(form, field, () => findVariation(variations, readOptions(new FormData(form))) ?? {})
    began = performance.now()
  }
  const button = (sign.target as HTMLElement).closest<HTMLElement>('[data-add-carton]')
  if (sign.type === 'click' && sign.timeStamp < began) button?.click()
}
