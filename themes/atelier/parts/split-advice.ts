import type { Product } from '#contract/shapes/product.ts'
import { fittingRoomText } from '#src/text/themes/fitting-room.ts'

type Spec = Product['specs'][number]

/** Which size to take, and who wears which, apart from what a thing is. */
export function splitAdvice(specs: Spec[]): { advice: Spec[]; facts: Spec[] } {
  const { advice = [], facts = [] } = Object.groupBy(specs, ({ label }) =>
    fittingRoomText.advice.some((word) => label.startsWith(word)) ? 'advice' : 'facts',
  )
  return { advice, facts }
}
