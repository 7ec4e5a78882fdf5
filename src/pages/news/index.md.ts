import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleList } from '#src/layouts/markdown-pages/article-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { machineText } from '#src/text/page/machines.ts'

export const GET: APIRoute = async (context) => {
  const list = await loadEntry(context, 'newsLists', { page: 1 })
  if (!list) return answerMissing()
  const blocks = [toArticleList(list.articles, '/news/', requireContext().site.origin)]
  return answerMarkdownPage({ title: machineText.news, path: '/news/', blocks })
}
