import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toProductListMarkdown } from '#src/layouts/markdown-pages/product-list-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { readParams } from '#src/layouts/read-params.ts'

export const GET: APIRoute = async (context) => {
  const list = await loadEntry(context, 'productLists', {
    category: readParams(context)['key'] ?? '',
    page: 1,
  })
  return list
    ? answerMarkdownPage(toProductListMarkdown(list, requireContext().site.origin))
    : answerMissing()
}
