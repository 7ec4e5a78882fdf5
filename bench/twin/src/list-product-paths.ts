import { enumeratePaths } from '#src/content-loaders/enumerate-paths.ts'
import { prefetchPages } from '#src/content-loaders/prefetch-pages.ts'
import { requireContext } from '#src/site/render-context.server.ts'

/** Every product page, its data read in bulk as a careful static site would. */
export async function listProductPaths() {
  const found: { params: { resourceKey: string } }[] = []
  for await (const paths of enumeratePaths(requireContext())) {
    const products = paths.filter(
      (path) => path.startsWith('/product/') && !path.startsWith('/product/page/'),
    )
    await prefetchPages(products)
    for (const path of products) {
      const resourceKey = path.split('/')[2]
      if (resourceKey) found.push({ params: { resourceKey: decodeURIComponent(resourceKey) } })
    }
  }
  return found
}
