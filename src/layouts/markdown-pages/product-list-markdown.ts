import type { ProductList } from '#src/content-loaders/product-list-loader.ts'
import { machineText } from '#src/text/page/machines.ts'
import { productListText } from '#src/text/catalogue/product-list.ts'
import { escapeMarkdown, toLink, toList } from './markdown.ts'
import { toProductList, toSection } from './product-markdown.ts'
import type { MarkdownPage } from './markdown-page.ts'
import { toCategoryPath } from '#src/rules/page/page-paths.ts'

/** A page of the list of everything or of a category. */
export function toProductListMarkdown(list: ProductList, origin: string): MarkdownPage {
  const { category, paging } = list
  const base = category ? toCategoryPath(category.key) : '/product/'
  const next = `${base}page/${paging.current_page + 1}/`
  return {
    title: category?.name ?? productListText.all,
    path: base,
    description: category?.description || undefined,
    blocks: [
      escapeMarkdown(category?.description ?? ''),
      toSection(
        productListText.children,
        toList(
          list.child_categories.map(({ name, key }) =>
            toLink(name, `${toCategoryPath(key)}index.md`, origin),
          ),
        ),
      ),
      toSection(machineText.products_of(paging.total), toProductList(list.products, origin)),
      paging.current_page < paging.last_page ? toLink(machineText.next_page, next, origin) : '',
    ],
  }
}
