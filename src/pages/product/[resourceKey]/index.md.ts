import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { withGoodsFacts } from '#src/layouts/goods-facts.ts'
import { toProductMarkdown } from '#src/layouts/markdown-pages/product-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { readParams } from '#src/layouts/read-params.ts'

export const GET: APIRoute = async (context) => {
  const product = await loadEntry(context, 'products', { id: readParams(context)['resourceKey'] ?? '' })
  return product
    ? answerMarkdownPage(toProductMarkdown(withGoodsFacts(product), requireContext().site.origin))
    : answerMissing()
}
