import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toArticleTwin } from '#src/layouts/twins/article-twin.ts'
import { answerMissing, answerTwin } from '#src/layouts/twins/twin.ts'
import { requireContext } from '#src/site/render-context.server.ts'

export const GET: APIRoute = async (context) => {
  const article = await loadEntry(context, 'news', { id: context.params['resourceKey'] ?? '' })
  return article
    ? answerTwin(toArticleTwin(article, '/news/', requireContext().site.origin))
    : answerMissing()
}
