import type { ProductSummary } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { productText } from '#src/text/product/product.ts'
import { fillText, findField } from '#src/enhance/page/find-part.ts'
import type { TaxRate } from '#src/rules/money/split-tax.ts'
import { withoutTax } from '#src/rules/money/split-tax.ts'

type PriceAndStock = Pick<ProductSummary, 'unit_price' | 'max_unit_price' | 'list_price' | 'stock_state'> &
  Partial<Pick<ProductSummary, 'tax_rate'>>

/** Price and stock of a card, as the theme's own markup shows them. */
export function fillPriceAndStock(root: HTMLElement, product: PriceAndStock): void {
  const { unit_price, max_unit_price, list_price, stock_state, tax_rate } = product
  const range = max_unit_price > unit_price ? productText.price_from : ''
  fillText(findField(root, 'price'), `${formatYen(unit_price)}${range}`)
  fillUntaxed(root, unit_price, range, tax_rate)
  fillText(findField(root, 'list_price'), list_price === null ? null : formatYen(list_price))
  const stock = findField(root, 'stock')
  fillText(stock, productText.stock[stock_state])
  if (stock) stock.dataset['state'] = stock_state
}

/** The price without tax, in a shop for companies. `rate` when it is not yet known. */
export function fillUntaxed(root: ParentNode, unit_price: number, range = '', rate?: TaxRate): void {
  const place = findField(root, 'untaxed_price')
  if (!place) return
  if (rate) place.dataset['rate'] = String(rate)
  const untaxed = withoutTax(unit_price, Number(place.dataset['rate']) as TaxRate)
  fillText(place, productText.untaxed(`${formatYen(untaxed)}${range}`))
}
