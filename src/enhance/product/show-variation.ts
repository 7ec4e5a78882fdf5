import { formatYen } from '#src/rules/money/format-yen.ts'
import { productText } from '#src/text/product/product.ts'
import { type BuyBoxVariation, findVariation, readOptions, readVariations } from './chosen-variation.ts'
import { fillUntaxed } from '#src/enhance/catalogue/fill-price-and-stock.ts'
import { fillText, findField, findPart } from '#src/enhance/page/find-part.ts'
import type { LiveListener } from '#src/enhance/catalogue/live-price-and-stock.ts'

type Live = Parameters<LiveListener>[0]['products']

/** What the buy box shows now. */
export interface ShownVariation {
  /** Undefined for a combination the shop does not have. */
  chosen: BuyBoxVariation | undefined
  variations: readonly BuyBoxVariation[]
}

/** Shows the chosen variation: its price, stock and number, and which others are available beside it. */
export function showVariation(form: HTMLFormElement, live: Live): ShownVariation {
  const now = new Map(live.map((one) => [one.id, one]))
  const variations = readVariations(form).map((one) => ({ ...one, ...now.get(one.id) }))
  const options = readOptions(new FormData(form))
  const chosen = findVariation(variations, options)
  const isBuyable = chosen !== undefined && chosen.max_quantity > 0
  markWhatCannotBeHad(form, variations, options)
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `#${form.id} [data-add-to-cart], [form="${form.id}"]`,
  )) {
    button.disabled = !isBuyable
  }
  for (const offer of document.querySelectorAll<HTMLElement>('[data-restock]')) {
    offer.hidden = isBuyable || !chosen
  }
  const stock = findField(form, 'stock')
  fillText(stock, chosen ? productText.stock[chosen.stock_state] : productText.not_offered)
  if (stock) stock.dataset['state'] = chosen?.stock_state ?? 'none'
  if (chosen) fillPrice(form, chosen)
  return { chosen, variations }
}

/** Every value combined with the other choices. One that is sold out says so; it can still be chosen, to read why. */
function markWhatCannotBeHad(
  form: HTMLFormElement,
  variations: readonly BuyBoxVariation[],
  options: readonly string[],
): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-sold-out] input')) {
    const axis = Number(input.name.replace('option-', ''))
    const variation = findVariation(variations, options.with(axis, input.value))
    const label = input.closest<HTMLElement>('[data-sold-out]')
    if (!label) continue
    const isBuyable = variation !== undefined && variation.max_quantity > 0
    label.dataset['soldOut'] = String(!isBuyable)
    const words = variation ? productText.stock.none : productText.not_offered
    fillText(findPart(label, 'sold-out-note'), isBuyable ? null : words)
  }
}

function fillPrice(form: HTMLFormElement, chosen: BuyBoxVariation): void {
  const price = formatYen(chosen.unit_price)
  fillText(findField(form, 'price'), price)
  for (const root of [form, findPart(document, 'buy-bar')]) if (root) fillUntaxed(root, chosen.unit_price)
  for (const place of document.querySelectorAll<HTMLElement>(`[data-price-of="${form.id}"]`)) {
    fillText(place, price)
  }
  fillText(findField(form, 'price_per'), chosen.price_per)
  fillText(findField(form, 'list_price'), chosen.list_price === null ? null : formatYen(chosen.list_price))
  const quantity = form.elements.namedItem('quantity') as HTMLInputElement | null
  if (!quantity || chosen.max_quantity === 0) return
  quantity.max = String(chosen.max_quantity)
  if (Number(quantity.value) > chosen.max_quantity) quantity.value = quantity.max
}
