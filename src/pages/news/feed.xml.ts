import type { APIRoute } from 'astro'
import { answerFeed } from '#src/layouts/answer-feed.ts'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { machineText } from '#src/text/page/machines.ts'

export const GET: APIRoute = async (context) => {
  const feed = await loadEntry(context, 'newsFeed', { id: 'newest' })
  return answerFeed(machineText.news, '/news/', feed?.articles ?? [])
}
