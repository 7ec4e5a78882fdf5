import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toProductListTwin } from '#src/layouts/twins/product-list-twin.ts'
import { answerMissing, answerTwin } from '#src/layouts/twins/twin.ts'
import { requireContext } from '#src/site/render-context.server.ts'

export const GET: APIRoute = async (context) => {
  const list = await loadEntry(context, 'productLists', { category: null, page: 1 })
  return list ? answerTwin(toProductListTwin(list, requireContext().site.origin)) : answerMissing()
}
