import type { TaxRate } from '#src/rules/money/split-tax.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { withoutTax } from '#src/rules/money/split-tax.ts'
import { productText } from '#src/text/product/product.ts'
import { fillText, findField } from '#src/enhance/page/find-part.ts'

/** The price without tax, where a shop of companies shows it. `rate` where it is not yet known. */
export function fillUntaxed(root: ParentNode, unit_price: number, range = '', rate?: TaxRate): void {
  const place = findField(root, 'untaxed_price')
  if (!place) return
  if (rate) place.dataset['rate'] = String(rate)
  const untaxed = withoutTax(unit_price, Number(place.dataset['rate']) as TaxRate)
  fillText(place, productText.untaxed(`${formatYen(untaxed)}${range}`))
}
