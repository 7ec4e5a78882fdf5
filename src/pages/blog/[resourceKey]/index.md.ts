import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleMarkdown } from '#src/layouts/markdown-pages/article-markdown.ts'
import { toProductList, toSection } from '#src/layouts/markdown-pages/product-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { blogText } from '#src/text/content/article.ts'
import { readParams } from '#src/layouts/read-params.ts'

export const GET: APIRoute = async (context) => {
  const blog = await loadEntry(context, 'blog', { id: readParams(context)['resourceKey'] ?? '' })
  if (!blog) return answerMissing()
  const { origin } = requireContext().site
  const page = toArticleMarkdown(blog.article, '/blog/', origin)
  const products = toSection(blogText.products, toProductList(blog.products, origin))
  return answerMarkdownPage({ ...page, blocks: [...page.blocks, products] })
}
