import type { DemoFitment, DemoProduct, DemoProductModel } from './demo-shop.ts'
import type { ProductItem, ProductLine } from './product-line.ts'

/** How a model is judged for bikes, and what it says of each variation and bike. Nothing where bikes do not matter. */
export function toFitments(
  line: ProductLine,
  item: ProductItem,
  products: readonly DemoProduct[],
): Pick<DemoProductModel, 'fit_kind' | 'fitments'> {
  const kind = item.fit_kind ?? line.fit_kind ?? 'none'
  if (kind === 'none') return {}
  const said = new Map<string, DemoFitment>()
  for (const { bike_key, option, state, note = '' } of [
    ...(line.toFitments?.(item) ?? []),
    ...(item.fitments ?? []),
  ]) {
    const places = products.flatMap(({ options }, at) =>
      option === undefined || options.includes(option) ? [at] : [],
    )
    if (places.length === 0) throw new Error(`${line.key}-${item.key} has no option ${option}`)
    for (const at of places) said.set(`${at} ${bike_key}`, { at, bike_key, state, note })
  }
  return said.size > 0
    ? { fit_kind: kind, fitments: [...said.values()] }
    : { fit_kind: kind === 'listed' ? 'ask' : kind }
}
