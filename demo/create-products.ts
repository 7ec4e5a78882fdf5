import type { DemoProductModel } from './demo-shop.ts'
import { toJanCode } from './jan-code.ts'
import type { ProductLine } from './product-line.ts'
import type { ProductEdition, ProductRange } from './product-range.ts'
import { JAN_CODES_PER_MODEL, toProductModel } from './to-product-model.ts'

/**
 * The first `count` models of a shop, one at a time: the curated ones, the lines taking turns so that a small shop
 * has a bit of everything, then further editions of them. Deterministic; keys, part numbers and JAN codes unique.
 */
export function* createProducts(range: ProductRange, count: number): Generator<DemoProductModel> {
  const places = toPlaces(range.lines).slice(0, count)
  const on_shelf = new Set(places.map(({ line, nth }) => `${line.key}-${line.items[nth]?.key}`))
  const toCurated = ({ line, nth }: Place, ordinal: number): DemoProductModel => {
    const model = toProductModel(range, line, nth, ordinal)
    return { ...model, accessory_keys: model.accessory_keys.filter((key) => on_shelf.has(key)) }
  }
  const curated = places.map(toCurated)
  yield* curated
  for (let ordinal = curated.length; ordinal < count; ordinal++) {
    const base = curated[ordinal % curated.length]
    if (!base) return
    yield toFurtherEdition(
      base,
      range.toEdition(Math.floor(ordinal / curated.length)),
      range.jan_prefix,
      ordinal,
    )
  }
}

/** How many models the lines hold before further editions begin. */
export function countCurated(lines: ProductLine[]): number {
  return lines.reduce((sum, line) => sum + line.items.length, 0)
}

interface Place {
  line: ProductLine
  nth: number
}

function toPlaces(lines: ProductLine[]): Place[] {
  const rounds = Math.max(0, ...lines.map((line) => line.items.length))
  return Array.from({ length: rounds }, (_, nth) =>
    lines.filter((line) => nth < line.items.length).map((line) => ({ line, nth })),
  ).flat()
}

/** Nobody has reviewed it yet, and it never claims to be new. */
function toFurtherEdition(
  base: DemoProductModel,
  edition: ProductEdition,
  jan_prefix: string,
  ordinal: number,
): DemoProductModel {
  return {
    ...base,
    key: `${base.key}-${edition.key}`,
    name: `${base.name} ${edition.name}`,
    name_kana: `${base.name_kana} ${edition.name_kana}`,
    description_html: `<p>${edition.sentence}</p>${base.description_html}`,
    tag_keys: base.tag_keys.filter((key) => key !== 'new'),
    products: base.products.map((product, at) => ({
      ...product,
      code: `${product.code}-${edition.key.toUpperCase()}`,
      stock: ((product.stock * 7 + ordinal * 13) % 60) * (product.order_multiple ?? 1),
      jan_code: toJanCode(jan_prefix, ordinal * JAN_CODES_PER_MODEL + at),
    })),
    picture: { ...base.picture, seed: ordinal + 1 },
    reviews: [],
    published_days_ago: 60 + (ordinal % 1500),
  }
}
