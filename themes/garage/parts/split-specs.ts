import type { Product } from '#contract/shapes/product.ts'
import { partsCounterText } from '#src/text/themes/parts-counter.ts'

type Spec = Product['specs'][number]

/** What a part fits (適合車種, 適合年式…) apart from what it is: a rider reads the first before anything else. */
export function splitSpecs(specs: Spec[]): { fitment: Spec[]; facts: Spec[] } {
  const { fitment = [], facts = [] } = Object.groupBy(specs, ({ label }) =>
    label.startsWith(partsCounterText.fitment) ? 'fitment' : 'facts',
  )
  return { fitment, facts }
}
