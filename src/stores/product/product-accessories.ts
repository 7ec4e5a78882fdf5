import type { ProductSummary, ProductVariation } from '#contract/shapes/product.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource, type Resource } from '#src/stores/calls/create-resource.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

const known = new Map<string, Resource<ProductSummary[]>>()

/** What is sold with a product and can be bought now, by the key of its page; read when somebody looks. */
export function accessoriesOf(resourceKey: string): Resource<ProductSummary[]> {
  const resource =
    known.get(resourceKey) ??
    createResource(async (api) => {
      const { body } = await api.call('GET /v1/products/{resourceKey}/accessories', {
        params: { resourceKey },
      })
      return body.data.filter(({ stock_state }) => stock_state !== 'none')
    })
  known.set(resourceKey, resource)
  return resource
}

/** The kinds of a product that can be bought now, or why they are not known. */
export async function loadKinds(resourceKey: string): Promise<ProductVariation[] | CallFailure> {
  try {
    const api = await loadApi()
    const { body } = await api.call('GET /v1/products/{resourceKey}', { params: { resourceKey }, query: {} })
    return body.product_model.products.filter(({ max_quantity }) => max_quantity > 0)
  } catch (error) {
    return toCallFailure(error)
  }
}
