import type { DemoBrand, DemoMaker } from './demo-shop.ts'
import type { ProductLine } from './product-line.ts'
import type { ReviewBank } from './review-bank.ts'

/** Everything a shop needs to stock its shelves. */
export interface ProductRange {
  lines: ProductLine[]
  makers: DemoMaker[]
  brands: DemoBrand[]
  reviews: ReviewBank
  /** Pieces one order may send to each destination, of lines that say nothing else; the usual number when left out. */
  max_per_order?: number
  /** First four digits of the JAN codes; one a shop. */
  jan_prefix: string
  /** The n-th further edition (1, 2, …) of a curated model, for shops larger than the curated range. */
  toEdition: (n: number) => ProductEdition
}

export interface ProductEdition {
  /** Lower case ASCII, unique for n. */
  key: string
  name: string
  name_kana: string
  /** Opens the description. */
  sentence: string
}
