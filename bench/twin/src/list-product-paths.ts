import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { prefetchPages } from '#src/content-loaders/prefetch-pages.ts'
import { requireContext, runInContext } from '#src/site/render-context.server.ts'
import { twinContext } from './twin-context.ts'

const productPage = /^\/product\/([^/]+)\/$/

type Path = { params: { resourceKey: string } }

let paths: Promise<Path[]> | undefined

/** Every product, for its page and its Markdown twin; the data is read once and in bulk, as a careful static site would. */
export async function listProductPaths(): Promise<Path[]> {
  paths ??= twinContext.then((context) => runInContext(context, readPaths))
  // Astro notes on the list itself which route it is for.
  return [...(await paths)]
}

async function readPaths(): Promise<Path[]> {
  const keys: string[] = []
  for await (const { addresses } of enumeratePaths(requireContext())) {
    const found = addresses.flatMap((path) => productPage.exec(path)?.[1] ?? [])
    prefetchPages(addresses)
    keys.push(...found.map(decodeURIComponent))
  }
  return keys.map((resourceKey) => ({ params: { resourceKey } }))
}
