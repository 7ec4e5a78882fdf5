import { ProductSchema } from '#contract/shapes/product.ts'
import * as z from 'zod/mini'
import { productIncludes, toProductInput } from './product-loader.ts'
import { read, remember } from './read.ts'

const productPath = /^\/product\/([^/]+)\/$/

/** Reads the products of a batch of pages in one call instead of one by one. */
export async function prefetchPages(paths: string[]): Promise<void> {
  const keys = paths.flatMap((path) => {
    const key = productPath.exec(path)?.[1]
    return key ? [decodeURIComponent(key)] : []
  })
  if (keys.length === 0) return
  const { body } = await read('GET /v1/products', {
    query: { keys, per: 100, is_detail: true, include: productIncludes },
  })
  for (const product of z.parse(z.array(ProductSchema), body.data)) {
    remember('GET /v1/products/{resourceKey}', toProductInput(product.key), {
      body: product,
      paging: null,
      limit: null,
      filename: null,
      redirect: null,
    })
  }
}
