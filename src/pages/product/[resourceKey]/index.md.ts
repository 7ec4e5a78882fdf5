import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toProductTwin } from '#src/layouts/twins/product-twin.ts'
import { answerMissing, answerTwin } from '#src/layouts/twins/twin.ts'
import { requireContext } from '#src/site/render-context.server.ts'

export const GET: APIRoute = async (context) => {
  const product = await loadEntry(context, 'products', { id: context.params['resourceKey'] ?? '' })
  return product ? answerTwin(toProductTwin(product, requireContext().site.origin)) : answerMissing()
}
