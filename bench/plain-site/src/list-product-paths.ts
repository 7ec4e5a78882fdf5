import { createHash } from 'node:crypto'
import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { prefetchPages } from '#src/content-loaders/prefetch-pages.ts'
import { toProductInput } from '#src/content-loaders/product-loader.ts'
import { read } from '#src/content-loaders/read.ts'
import { requireContext, runInContext } from '#src/site/render-context.server.ts'
import { plainContext } from './plain-context.ts'

const productPage = /^\/product\/([^/]+)\/$/

interface Path {
  params: { resourceKey: string }
  /** Everything the API says about the product. While it stays the same, an incremental build skips the page. */
  cacheKey: string
}

let paths: Promise<Path[]> | undefined

/**
 * Every product, for its page and its Markdown page. The data is read once and in bulk, as a careful static site would
 * do.
 */
export async function listProductPaths(): Promise<Path[]> {
  paths ??= plainContext.then((context) => runInContext(context, readPaths))
  // Astro notes on the list itself which route it is for.
  return [...(await paths)]
}

async function readPaths(): Promise<Path[]> {
  const found: Path[] = []
  for await (const { addresses } of enumeratePaths(requireContext())) {
    prefetchPages(addresses)
    for (const key of addresses.flatMap((path) => productPage.exec(path)?.[1] ?? [])) {
      const resourceKey = decodeURIComponent(key)
      const { body } = await read('GET /v1/products/{resourceKey}', toProductInput(resourceKey))
      const cacheKey = createHash('sha256').update(JSON.stringify(body)).digest('hex')
      found.push({ params: { resourceKey }, cacheKey })
    }
  }
  return found
}
