import { findPart } from '#src/enhance/page/find-part.ts'

/** What BuyBox.astro writes into `[data-variations]`. */
export interface BuyBoxVariation {
  id: number
  code: string
  options: string[]
  unit_price: number
  list_price: number | null
  stock_state: 'in_stock' | 'few' | 'none'
  max_quantity: number
  order_multiple?: number | undefined
  carton_quantity?: number | undefined
  /** What 100 g of it cost, in words; absent where nobody measures. */
  price_per?: string | undefined
  /** Index of the gallery's picture that shows it; absent when none does. */
  picture?: number
}

export function readVariations(form: HTMLFormElement): BuyBoxVariation[] {
  return JSON.parse(findPart(form, 'variations')?.textContent ?? '[]') as BuyBoxVariation[]
}

/** The chosen option of each axis, in their order. */
export function readOptions(data: FormData): string[] {
  const options: string[] = []
  while (data.has(`option-${options.length}`)) options.push(String(data.get(`option-${options.length}`)))
  return options
}

/** The variation of these options; undefined when the shop has no such combination. */
export function findVariation<V extends Pick<BuyBoxVariation, 'options'>>(
  variations: readonly V[],
  options: readonly string[],
): V | undefined {
  return variations.find((one) => one.options.every((option, axis) => option === options[axis]))
}
