import type { ProductQuestionInput } from '#contract/shapes/product-question.ts'
import type { ReviewInput } from '#contract/shapes/product.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { makeChange } from '#src/stores/calls/ask.ts'

/** Writes a review of something bought; it is shown after the shop has read it. */
export function writeReview(product_id: number, review: ReviewInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('POST /v1/products/{product_id}/reviews', { params: { product_id }, body: review })
  })
}

/** Asks the shop about a product. */
export function askAboutProduct(
  resourceKey: string,
  question: ProductQuestionInput,
): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('POST /v1/products/{resourceKey}/questions', { params: { resourceKey }, body: question })
  })
}
