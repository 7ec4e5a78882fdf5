import type { ProductSummary } from '#contract/shapes/product.ts'

/** What a card says in words; empty where there is nothing to say. @param product null for the empty card */
export function toCardWords(product: ProductSummary | null) {
  return {
    stock: product?.stock_state ?? 'in_stock',
    review:
      product?.review_average != null
        ? `★${product.review_average.toFixed(1)}（${product.review_count}）`
        : '',
    tags: product?.tags.map(({ name }) => name).join('・') ?? '',
  } as const
}
