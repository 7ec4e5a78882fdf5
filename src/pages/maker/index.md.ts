import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toLink, toList } from '#src/layouts/markdown-pages/markdown.ts'
import { answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { catalogueIndexText } from '#src/text/catalogue/catalogue-index.ts'
import { toMakerPath } from '#src/rules/page/page-paths.ts'

export const GET: APIRoute = async (context) => {
  const list = await loadEntry(context, 'makerList', { id: 'all' })
  const { origin } = requireContext().site
  const makers = (list?.makers ?? []).map(({ key, name, product_count }) => {
    const link = toLink(name, `${toMakerPath(key)}index.md`, origin)
    return `${link}: ${catalogueIndexText.products(product_count)}`
  })
  return answerMarkdownPage({ title: catalogueIndexText.makers, path: '/maker/', blocks: [toList(makers)] })
}
