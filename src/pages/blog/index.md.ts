import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleList } from '#src/layouts/markdown-pages/article-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { blogText } from '#src/text/content/article.ts'

export const GET: APIRoute = async (context) => {
  const list = await loadEntry(context, 'blogLists', { page: 1 })
  if (!list) return answerMissing()
  const blocks = [toArticleList(list.articles, '/blog/', requireContext().site.origin)]
  return answerMarkdownPage({ title: blogText.title, path: '/blog/', blocks })
}
