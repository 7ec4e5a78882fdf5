import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { escapeMarkdown, toList, toMarkdown } from '#src/layouts/markdown-pages/markdown.ts'
import { toProductList, toSection } from '#src/layouts/markdown-pages/product-markdown.ts'
import { answerMissing, answerMarkdownPage } from '#src/layouts/markdown-pages/markdown-page.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { catalogueIndexText } from '#src/text/catalogue/catalogue-index.ts'
import { readParams } from '#src/layouts/read-params.ts'
import { toMakerPath } from '#src/rules/page/page-paths.ts'

export const GET: APIRoute = async (context) => {
  const detail = await loadEntry(context, 'makers', { id: readParams(context)['resourceKey'] ?? '' })
  if (!detail) return answerMissing()
  const { origin } = requireContext().site
  const { maker, brands, products } = detail
  const facts = [
    `${catalogueIndexText.reading}: ${escapeMarkdown(maker.name_kana)}`,
    `${catalogueIndexText.country}: ${escapeMarkdown(maker.country)}`,
  ]
  return answerMarkdownPage({
    title: maker.name,
    path: toMakerPath(maker.key),
    blocks: [
      toList(facts),
      toMarkdown(maker.description, origin),
      toSection(
        catalogueIndexText.brands_of(maker.name),
        toList(brands.map(({ name }) => escapeMarkdown(name))),
      ),
      toSection(catalogueIndexText.products_of(maker.name), toProductList(products, origin)),
    ],
  })
}
