import { type Product, ProductSchema } from '#contract/shapes/product.ts'
import * as z from 'zod/mini'
import type { Answer } from '#src/api/call-input.ts'
import { ApiShapeError } from '#src/api/api-shape-error.ts'
import { describeIssue } from '#src/api/describe-issue.server.ts'
import { prefetchList } from './product-list-loader.ts'
import { productIncludes, toProductInput } from './product-loader.ts'
import { read, readInBulk } from './read.ts'

const productPath = /^\/product\/(?<key>[^/]+)\/(?:index\.md)?$/
const listPath = /^\/(?:product|category\/(?<key>[^/]+))\/(?:page\/(?<page>\d+)\/)?(?:index\.md)?$/

/** Begins to read what a batch of pages shows, in few calls instead of one by one. */
export function prefetchPages(paths: string[]): void {
  const keys = new Set<string>()
  const lists = new Map<string | null, Set<number>>()
  for (const path of paths) {
    const { key } = productPath.exec(path)?.groups ?? {}
    if (key !== undefined) keys.add(decodeURIComponent(key))
    const list = listPath.exec(path)?.groups
    if (!list) continue
    const category = list['key'] === undefined ? null : decodeURIComponent(list['key'])
    const pages = lists.get(category) ?? new Set()
    lists.set(category, pages.add(Number(list['page'] ?? 1)))
  }
  if (keys.size > 0) prefetchProducts([...keys])
  // One page alone is read by itself: all published pages together are five times as much.
  for (const [category, pages] of lists) if (pages.size > 1) prefetchList(category, [...pages])
}

function prefetchProducts(keys: string[]): void {
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
 * The call may also answer summaries, so the contract would accept a broken detail as one. Here details were asked for.
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
