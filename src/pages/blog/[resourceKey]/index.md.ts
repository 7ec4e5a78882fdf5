import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleTwin } from '#src/layouts/twins/article-twin.ts'
import { toProductList, toSection } from '#src/layouts/twins/product-twin.ts'
import { answerMissing, answerTwin } from '#src/layouts/twins/twin.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { blogText } from '#src/text/content/article.ts'

export const GET: APIRoute = async (context) => {
  const blog = await loadEntry(context, 'blog', { id: context.params['resourceKey'] ?? '' })
  if (!blog) return answerMissing()
  const { origin } = requireContext().site
  const twin = toArticleTwin(blog.article, '/blog/', origin)
  const products = toSection(blogText.products, toProductList(blog.products, origin))
  return answerTwin({ ...twin, blocks: [...twin.blocks, products] })
}
