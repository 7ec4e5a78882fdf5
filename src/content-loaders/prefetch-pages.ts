import { type Product, ProductSchema } from '#contract/shapes/product.ts'
import * as z from 'zod/mini'
import type { Answer } from '#src/api/call-input.ts'
import { ApiShapeError } from '#src/api/api-shape-error.ts'
import { describeIssue } from '#src/api/describe-issue.server.ts'
import { productIncludes, toProductInput } from './product-loader.ts'
import { read, readInBulk } from './read.ts'

const productPath = /^\/product\/([^/]+)\/(?:index\.md)?$/

/** Begins to read the products of a batch of pages, in one call instead of one by one. */
export function prefetchPages(paths: string[]): void {
  const found = paths.flatMap((path) => {
    const key = productPath.exec(path)?.[1]
    return key ? [decodeURIComponent(key)] : []
  })
  if (found.length === 0) return
  const keys = [...new Set(found)]
  const bulk = read('GET /v1/products', {
    query: { keys, per: 100, is_detail: true, include: productIncludes },
  })
  for (const key of keys) {
    readInBulk('GET /v1/products/{resourceKey}', toProductInput(key), bulk.then(pickProduct(key)))
  }
}

function pickProduct(key: string) {
  return ({ body: { data }, ...rest }: Answer<'GET /v1/products'>) => {
    const at = data.findIndex((product) => product.key === key)
    return at < 0 ? undefined : { ...rest, body: toProduct(data[at], at) }
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
