import type { Product, ProductSummary } from '#contract/shapes/product.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { machineText } from '#src/text/page/machines.ts'
import { productPageText } from '#src/text/product/product-page.ts'
import { reviewText } from '#src/text/product/reviews.ts'
import { productText } from '#src/text/product/product.ts'
import { escapeMarkdown, toLink, toList, toMarkdown, toTable } from './markdown.ts'
import type { MarkdownPage } from './markdown-page.ts'
import { toCategoryPath, toProductPath } from '#src/rules/page/page-paths.ts'

/** Everything a product page says, in its order. */
export function toProductMarkdown(product: Product, origin: string): MarkdownPage {
  return {
    title: product.name,
    path: toProductPath(product.key),
    description: product.catch_copy,
    updated_at: product.updated_at,
    blocks: [
      escapeMarkdown(product.catch_copy),
      toList(toFacts(product, origin)),
      toSection(machineText.variations, toVariations(product)),
      toSection(productPageText.description, toMarkdown(product.description, origin, 2)),
      toSection(
        productPageText.specs,
        toTable([
          [machineText.item, machineText.value],
          ...product.specs.map(({ label, value }) => [label, value]),
        ]),
      ),
      toSection(productPageText.size_table, toTable(product.size_table ?? [])),
      toSection(productPageText.reviews, toReviews(product)),
      toSection(productPageText.accessories, toProductList(product.accessories ?? [], origin)),
      toSection(productPageText.recommend, toProductList(product.recommend ?? [], origin)),
    ],
  }
}

/** Products as a list: name, price with tax, stock; each leads to its own Markdown page. */
export function toProductList(products: ProductSummary[], origin: string): string {
  return toList(
    products.map((product) => {
      const link = toLink(product.name, `${toProductPath(product.key)}index.md`, origin)
      return `${link}: ${toPrice(product)}・${productText.stock[product.stock_state]}`
    }),
  )
}

function toFacts(product: Product, origin: string): string[] {
  const { list_price, maker, brand, review_average } = product
  const jan = product.product_model.products.length === 1 ? product.product_model.products[0]?.jan_code : null
  const trail = product.category_path.map(({ name, key }) =>
    toLink(name, `${toCategoryPath(key)}index.md`, origin),
  )
  const facts: [string, string | null | undefined][] = [
    [machineText.price, toPrice(product)],
    [machineText.list_price, list_price === null ? null : machineText.price_with_tax(formatYen(list_price))],
    [machineText.stock, productText.stock[product.stock_state]],
    [machineText.code, escapeMarkdown(product.code)],
    [machineText.jan, jan],
    [machineText.maker, maker && escapeMarkdown(maker.name)],
    [machineText.brand, brand && escapeMarkdown(brand.name)],
    [machineText.category, trail.join(' > ')],
    [
      machineText.rating,
      review_average === null ? null : machineText.rated(review_average.toFixed(1), product.review_count),
    ],
  ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}

function toPrice({ unit_price, max_unit_price }: ProductSummary): string {
  const from = max_unit_price > unit_price ? productText.price_from : ''
  return machineText.price_with_tax(`${formatYen(unit_price)}${from}`)
}

function toVariations({ product_model }: Product): string {
  const { axes, products } = product_model
  if (products.length < 2) return ''
  const head = [machineText.code, ...axes, machineText.price, machineText.stock]
  return toTable([
    head,
    ...products.map((one) => [
      one.code,
      ...axes.map((_, axis) => one.options[axis] ?? ''),
      machineText.price_with_tax(formatYen(one.unit_price)),
      productText.stock[one.stock_state],
    ]),
  ])
}

function toReviews({ reviews = [] }: Product): string {
  return reviews
    .map(({ rating, title, body, nickname }) =>
      [
        `### ${escapeMarkdown(title)}`,
        `${reviewText.stars(String(rating))}・${escapeMarkdown(nickname)}`,
        escapeMarkdown(body),
      ].join('\n\n'),
    )
    .join('\n\n')
}

export function toSection(heading: string, body: string): string {
  return body && `## ${escapeMarkdown(heading)}\n\n${body}`
}
