import type { ProductSummary } from '#contract/shapes/product.ts'
import type { Home } from '#src/content-loaders/home-loader.ts'

export interface CalendarMonth {
  /** e.g. `2027-02` */
  release_month: string
  products: ProductSummary[]
}

/** Everything the front page was given, each thing once. */
export const toShown = ({ collections, new_products }: Home): ProductSummary[] => [
  ...new Map(
    [...collections.flatMap(({ data }) => data), ...new_products].map((one) => [one.key, one]),
  ).values(),
]

/** What is still to come out, month by month. */
export function toCalendar(products: readonly ProductSummary[]): CalendarMonth[] {
  const months = Map.groupBy(products, ({ release_month }) => release_month)
  return [...months]
    .flatMap(([release_month, hung]) => (release_month ? [{ release_month, products: hung }] : []))
    .toSorted((one, other) => one.release_month.localeCompare(other.release_month))
}
