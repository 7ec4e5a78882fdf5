import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toMarkdown } from '#src/layouts/markdown-pages/markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'

export const GET: APIRoute = async (context) => {
  const page = await loadEntry(context, 'staticPages', { id: `/${context.params['url']}/` })
  if (!page) return answerMissing()
  const { title, url, updated_at, body } = page
  const blocks = [toMarkdown(body, requireContext().site.origin)]
  return answerMarkdownPage({ title, path: encodeURI(url), updated_at, blocks })
}
