import { formatYen } from '#src/rules/money/format-yen.ts'
import { choiceText } from '#src/text/product/buy-box.ts'
import { productText } from '#src/text/product/product.ts'
import type { BuyBoxVariation } from './chosen-variation.ts'
import { fillText, findField, findPart } from '#src/enhance/page/find-part.ts'
import type { ShownVariation } from './show-variation.ts'

/** After a choice: the bar, the address and the picture follow it, and it is read out. */
export function followChoice(form: HTMLFormElement, { chosen, variations }: ShownVariation): void {
  fillText(findPart(form, 'buy-status'), chosen ? null : choiceText.no_such_combination)
  fillBar(form, chosen)
  say(form, chosen ? toWords(chosen) : choiceText.no_such_combination)
  if (!chosen) return
  fillText(findField(form, 'code'), chosen.code)
  keepInAddress(chosen, variations)
  showPicture(chosen)
}

const toWords = ({ options, unit_price, stock_state, code }: BuyBoxVariation) =>
  choiceText.chosen(options.join(' / '), formatYen(unit_price), productText.stock[stock_state], code)

function say(form: HTMLFormElement, words: string): void {
  const status = findPart(form, 'choice-status')
  if (status) status.textContent = words
}

/** The bar says what it buys. Before a choice its button leads to the choice. */
function fillBar(form: HTMLFormElement, chosen: BuyBoxVariation | undefined): void {
  const bar = findPart(document, 'buy-bar')
  const choose = bar && findPart(bar, 'bar-choose')
  if (!bar || !choose) return
  if (chosen) {
    const options = chosen.options.join(' / ')
    const words = findPart<HTMLAnchorElement>(bar, 'bar-choice')
    fillText(words, options)
    if (words) words.ariaLabel = choiceText.change_choice(options)
  }
  if (chosen && chosen.max_quantity > 0) choose.hidden = true
  const buy = bar.querySelector<HTMLElement>(`[form="${form.id}"]`)
  if (buy) buy.hidden = !choose.hidden
}

/** A reload and a shared link keep the choice. The history gets no entry for each choice. */
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
  // Only the gallery moves, not the page under the shopper.
  stage.scrollBy({ left: shown.getBoundingClientRect().left - stage.getBoundingClientRect().left })
}
