import { formatYen } from '#src/rules/format-yen.ts'
import { buyBoxText } from '#src/text/buy-box.ts'
import { productText } from '#src/text/product.ts'
import { type BuyBoxVariation, findVariation, readOptions, readVariations } from './chosen-variation.ts'
import { fillUntaxed } from './fill-untaxed.ts'
import { fillText, findField, findPart } from './find-part.ts'
import type { LiveListener } from './live-price-and-stock.ts'

type Live = Parameters<LiveListener>[0]['products']

/**
 * Shows the variation that is chosen: its price, stock and number, and which others can be had beside it.
 * @param isChosen by the shopper: then the address, the picture and the bar follow, and it is read out
 */
export function showVariation(form: HTMLFormElement, live: Live, isChosen: boolean): void {
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
  fillText(findPart(form, 'buy-status'), chosen ? null : buyBoxText.no_such_combination)
  for (const offer of document.querySelectorAll<HTMLElement>('[data-restock]')) {
    offer.hidden = isBuyable || !chosen
  }
  const stock = findField(form, 'stock')
  fillText(stock, chosen ? productText.stock[chosen.stock_state] : buyBoxText.not_offered)
  if (stock) stock.dataset['state'] = chosen?.stock_state ?? 'none'
  fillBar(form, chosen, isChosen && isBuyable)
  if (chosen) fillPrice(form, chosen)
  if (!isChosen) return
  say(form, chosen ? toWords(chosen) : buyBoxText.no_such_combination)
  if (!chosen) return
  keepInAddress(chosen, variations)
  showPicture(chosen)
}

const toWords = ({ options, unit_price, stock_state, code }: BuyBoxVariation) =>
  buyBoxText.chosen(options.join(' / '), formatYen(unit_price), productText.stock[stock_state], code)

function say(form: HTMLFormElement, words: string): void {
  const status = findPart(form, 'choice-status')
  if (status) status.textContent = words
}

/** Every value beside the others that are chosen: one that cannot be had says so; it can be chosen, to read why. */
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
    const words = variation ? buyBoxText.sold_out : buyBoxText.not_offered
    fillText(findPart(label, 'sold-out-note'), isBuyable ? null : words)
  }
}

function fillPrice(form: HTMLFormElement, chosen: BuyBoxVariation): void {
  const price = formatYen(chosen.unit_price)
  fillText(findField(form, 'price'), price)
  fillUntaxed(form, chosen.unit_price)
  for (const place of document.querySelectorAll<HTMLElement>(`[data-price-of="${form.id}"]`)) {
    fillText(place, price)
  }
  fillText(findField(form, 'list_price'), chosen.list_price === null ? null : formatYen(chosen.list_price))
  fillText(findField(form, 'code'), chosen.code)
  const quantity = form.elements.namedItem('quantity') as HTMLInputElement | null
  if (!quantity || chosen.max_quantity === 0) return
  quantity.max = String(chosen.max_quantity)
  if (Number(quantity.value) > chosen.max_quantity) quantity.value = quantity.max
}

/** The bar says what it buys; until that was chosen its button leads to the choice. */
function fillBar(form: HTMLFormElement, chosen: BuyBoxVariation | undefined, canBuy: boolean): void {
  const bar = findPart(document, 'buy-bar')
  const choose = bar && findPart(bar, 'bar-choose')
  if (!bar || !choose) return
  if (chosen) {
    const options = chosen.options.join(' / ')
    const words = findPart<HTMLAnchorElement>(bar, 'bar-choice')
    fillText(words, options)
    if (words) words.ariaLabel = buyBoxText.change_choice(options)
    fillUntaxed(bar, chosen.unit_price)
  }
  if (canBuy) choose.hidden = true
  const buy = bar.querySelector<HTMLElement>(`[form="${form.id}"]`)
  if (buy) buy.hidden = !choose.hidden
}

/** A reload and a shared link keep the choice; «back» is not filled with choices. */
function keepInAddress({ id }: BuyBoxVariation, variations: readonly BuyBoxVariation[]): void {
  const address = new URL(location.href)
  address.searchParams.delete('product_id')
  address.searchParams.set('variant', String(id))
  if (variations.some(({ code }) => address.hash === `#${encodeURIComponent(code)}`)) address.hash = ''
  history.replaceState(history.state, '', address)
}

function showPicture({ picture }: BuyBoxVariation): void {
  const stage = findPart(document, 'gallery')
  const shown = picture === undefined ? undefined : stage?.children[picture]
  if (!stage || !shown) return
  // Only the gallery moves, never the page below the shopper.
  stage.scrollBy({ left: shown.getBoundingClientRect().left - stage.getBoundingClientRect().left })
}
