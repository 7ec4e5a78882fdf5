import type { OwnPrice } from '#contract/shapes/business.ts'
import { fillUntaxed } from '#src/enhance/catalogue/fill-price-and-stock.ts'
import { fillText, findField, findPart } from '#src/enhance/page/find-part.ts'
import { findVariation, readOptions, readVariations } from '#src/enhance/product/chosen-variation.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { ownPriceText } from '#src/text/business/own-prices.ts'
import { productText } from '#src/text/product/product.ts'

/** Prices of a product, of every variation. */
type Prices = readonly OwnPrice[]

/** What a part of the page said before, and what it was made to say; null where it was hidden. */
const written = new Map<HTMLElement, { usual: string | null; own: string | null }>()
const MARK = 'data-own-price'

/** Shows the prices of a card, a row or a box, from the lowest. */
export function fillCard(card: HTMLElement, prices: Prices): void {
  const lowest = prices.reduce((low, one) => (one.unit_price < low.unit_price ? one : low))
  const range = prices.some(({ unit_price }) => unit_price > lowest.unit_price) ? productText.price_from : ''
  const regular = Math.min(...prices.map(({ regular_price }) => regular_price))
  fillPlace(card, lowest.unit_price, regular, range)
}

/** Shows the price of what is chosen in the buy box, there and in the bar below. */
export function fillBuyBox(form: HTMLFormElement, prices: Prices): void {
  const chosen = findVariation(readVariations(form), readOptions(new FormData(form)))
  const own = prices.find(({ product_id }) => product_id === chosen?.id)
  if (!own || own.unit_price === own.regular_price) return leave(form)
  fillPlace(form, own.unit_price, own.regular_price)
  const bar = findPart(document, 'buy-bar')
  if (bar) keepUntaxed(bar, own.unit_price)
  for (const place of document.querySelectorAll<HTMLElement>(`[data-price-of="${form.id}"]`))
    put(place, formatYen(own.unit_price))
  const status = findPart(form, 'choice-status')
  const said = status?.textContent
  if (said?.includes(formatYen(own.regular_price)))
    status!.textContent = said.replace(
      formatYen(own.regular_price),
      `${ownPriceText.contract} ${formatYen(own.unit_price)}`,
    )
}

/** Shows the price of a row of the order sheet. */
export function fillRow(row: HTMLElement, { unit_price, regular_price }: OwnPrice): void {
  if (unit_price !== regular_price)
    put(findField(row, 'price'), `${ownPriceText.contract} ${formatYen(unit_price)}`)
}

/** Everybody's prices again, as the page last had them. */
export function putBack(): void {
  for (const [element, { usual }] of written) fillText(element, usual)
  written.clear()
  for (const mark of document.querySelectorAll(`[${MARK}]`)) mark.remove()
}

function fillPlace(place: HTMLElement, yen: number, regular: number, range = ''): void {
  const price = findField(place, 'price')
  if (!price) return
  put(price, `${formatYen(yen)}${range}`)
  keepUntaxed(place, yen, range)
  put(findField(place, 'list_price'), regular > yen ? formatYen(regular) : null)
  if (place.querySelector(`[${MARK}]`)) return
  const mark = document.createElement('small')
  mark.setAttribute(MARK, '')
  mark.textContent = `${ownPriceText.contract} `
  price.parentElement?.prepend(mark)
}

/** The usual price was written again by the script of the box. */
function leave(form: HTMLFormElement): void {
  form.querySelector(`[${MARK}]`)?.remove()
}

function keepUntaxed(place: HTMLElement, yen: number, range = ''): void {
  const untaxed = findField(place, 'untaxed_price')
  if (!untaxed) return
  const before = read(untaxed)
  fillUntaxed(place, yen, range)
  note(untaxed, before, read(untaxed))
}

function put(element: HTMLElement | null, text: string | null): void {
  if (!element) return
  const before = read(element)
  fillText(element, text)
  note(element, before, text)
}

const read = (element: HTMLElement) => (element.hidden ? null : element.textContent)

function note(element: HTMLElement, before: string | null, own: string | null): void {
  const known = written.get(element)
  if (known && before === known.own) known.own = own
  else written.set(element, { usual: before, own })
}
