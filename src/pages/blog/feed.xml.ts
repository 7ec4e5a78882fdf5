import type { APIRoute } from 'astro'
import { answerFeed } from '#src/layouts/answer-feed.ts'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { blogText } from '#src/text/content/article.ts'

export const GET: APIRoute = async (context) => {
  const feed = await loadEntry(context, 'blogFeed', { id: 'newest' })
  return answerFeed(blogText.title, '/blog/', feed?.articles ?? [])
}
