import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleMarkdown } from '#src/layouts/markdown-pages/article-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { readParams } from '#src/layouts/read-params.ts'

export const GET: APIRoute = async (context) => {
  const article = await loadEntry(context, 'news', { id: readParams(context)['resourceKey'] ?? '' })
  return article
    ? answerMarkdownPage(toArticleMarkdown(article, '/news/', requireContext().site.origin))
    : answerMissing()
}
