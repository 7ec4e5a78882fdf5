import { type Product, ProductSchema } from '#contract/shapes/product.ts'
import * as z from 'zod/mini'
import { ApiShapeError } from '#src/api/api-shape-error.ts'
import { describeIssue } from '#src/api/describe-issue.server.ts'
import { productIncludes, toProductInput } from './product-loader.ts'
import { read, remember } from './read.ts'

const productPath = /^\/product\/([^/]+)\/(?:index\.md)?$/

/** Reads the products of a batch of pages in one call instead of one by one. */
export async function prefetchPages(paths: string[]): Promise<void> {
  const found = paths.flatMap((path) => {
    const key = productPath.exec(path)?.[1]
    return key ? [decodeURIComponent(key)] : []
  })
  if (found.length === 0) return
  const keys = [...new Set(found)]
  const { body } = await read('GET /v1/products', {
    query: { keys, per: 100, is_detail: true, include: productIncludes },
  })
  for (const product of body.data.map(toProduct)) {
    remember('GET /v1/products/{resourceKey}', toProductInput(product.key), {
      body: product,
      paging: null,
      limit: null,
      filename: null,
      redirect: null,
    })
  }
}

/**
 * The call may also answer summaries, so the contract lets a broken detail pass as one: here details were asked for.
 * @throws ApiShapeError naming the place in the answer
 */
export function toProduct(answered: unknown, at: number): Product {
  const parsed = z.safeParse(ProductSchema, answered)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const { path, told } = issue ? describeIssue(issue, answered) : { path: '', told: 'invalid' }
  throw new ApiShapeError(
    'GET /v1/products',
    '?is_detail=true',
    [`data[${at}]`, path].filter(Boolean).join('.'),
    told,
  )
}
