import type { GoodsContent } from '#contract/shapes/goods-content.ts'
import type { Product, ProductVariation, StockState } from '#contract/shapes/product.ts'
import { toGtin } from '#src/rules/product/gtin.ts'
import { toPricePer } from '#src/rules/money/price-per.ts'
import { isPreOrder } from '#src/rules/product/is-pre-order.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import { toMotorcycle } from './motorcycle-json-ld.ts'
import { toAbsolutePicture } from './json-ld.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/**
 * With more variations than this a price range is enough: each costs the page some bytes, and no crawler shows thirty
 * tyre sizes.
 */
const MAX_VARIATIONS_LISTED = 12
/** Models of bikes a part names for machines. */
const MAX_MACHINES = 12
/** Google shows one picture and crops three. */
const MAX_PICTURES = 3

const availability: Record<StockState, string> = {
  in_stock: 'InStock',
  few: 'LimitedAvailability',
  none: 'OutOfStock',
}

export interface ProductFacts {
  origin: string
  /** Absolute addresses. */
  pictures: string[]
  /** The first picture of each variation that has some, by its id. */
  faces: ReadonlyMap<number, string>
  /** Name of the shop. */
  seller: string
  /** False while the shop has stopped selling: nothing can be bought then. */
  is_selling: boolean
}

export function toProductFacts(
  product: Product,
  { site, settings }: Pick<RenderContext, 'site' | 'settings'>,
): ProductFacts {
  return {
    origin: site.origin,
    pictures: product.pictures.map((picture) => toAbsolutePicture(picture, site)),
    faces: new Map(
      product.product_model.products.flatMap(({ id, pictures: [face] }): [number, string][] =>
        face ? [[id, toAbsolutePicture(face, site)]] : [],
      ),
    ),
    seller: settings['SITE.NAME'],
    is_selling: site.is_selling,
  }
}

/**
 * What a search engine needs to list the product (https://schema.org/Product and
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing): one article with its offer;
 * articles in colours and sizes as a group; a great many of them as one price range. Texts of the page are not
 * repeated, and what the shop's data does not say (shipping fee to where?) is left out.
 */
export function toProductJsonLd(product: Product, facts: ProductFacts): object {
  const { products } = product.product_model
  const [only] = products
  const about = toAbout(product, facts)
  if (only && products.length === 1) {
    return { '@type': 'Product', ...about, ...toIdentity(only), offers: toOffer(only, product, facts) }
  }
  if (products.length > MAX_VARIATIONS_LISTED) {
    return { '@type': 'Product', ...about, sku: product.code, offers: toPriceRange(product, facts) }
  }
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.key,
    ...(product.product_model.axes.length > 0 ? { variesBy: product.product_model.axes } : {}),
    hasVariant: products.map((variation) => ({
      '@type': 'Product',
      name: variation.name,
      ...toIdentity(variation),
      ...toImage(variation, facts),
      offers: toOffer(variation, product, facts),
    })),
  }
}

function toAbout(product: Product, { origin, pictures }: ProductFacts): object {
  const maker = product.brand ?? product.maker
  return {
    name: product.name,
    ...(product.catch_copy ? { description: product.catch_copy } : {}),
    url: toUrl(product, origin),
    ...(pictures.length > 0 ? { image: pictures.slice(0, MAX_PICTURES) } : {}),
    ...(maker ? { brand: { '@type': 'Brand', name: maker.name } } : {}),
    ...(product.release_month ? { releaseDate: product.release_month } : {}),
    ...toMachines(product, origin),
    ...toRating(product),
  }
}

/** The models of bikes it is made for, each once; a great many are left to the table. */
function toMachines({ fitments = [] }: Product, origin: string): object {
  const made = fitments
    .filter(({ state }) => state === 'fits' || state === 'needs_work')
    .map(({ bike }) => bike)
  const models = [...new Map(made.map((bike) => [`${bike.maker.key}/${bike.model.key}`, bike])).values()]
  if (models.length === 0) return {}
  const shown = models.slice(0, MAX_MACHINES)
  return { isAccessoryOrSparePartFor: shown.map((bike) => toMotorcycle(bike, origin)) }
}

/** Google refuses a rating of no reviews. */
function toRating({ review_average, review_count }: Product): object {
  if (review_average === null || review_count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: review_average,
      reviewCount: review_count,
    },
  }
}

function toIdentity(variation: ProductVariation): object {
  return { sku: variation.code, mpn: variation.code, ...toGtin(variation.jan_code) }
}

/** Its own look where it has one. */
function toImage({ id }: ProductVariation, { faces, pictures }: ProductFacts): object {
  const image = faces.get(id) ?? pictures[0]
  return image ? { image } : {}
}

function toOffer(variation: ProductVariation, product: Product, facts: ProductFacts): object {
  const hasChoice = product.product_model.products.length > 1
  return {
    '@type': 'Offer',
    url: toUrl(product, facts.origin) + (hasChoice ? `?variant=${variation.id}` : ''),
    price: variation.unit_price,
    priceCurrency: 'JPY',
    ...toPrices(variation),
    availability: toAvailability(variation.stock_state, product, facts),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: facts.seller },
  }
}

/** Prices are shown with tax (総額表示); a struck-through price is marked as such. */
function toPrices({ unit_price, list_price, content }: ProductVariation): object {
  const price = { '@type': 'UnitPriceSpecification', priceCurrency: 'JPY', valueAddedTaxIncluded: true }
  const now = { ...price, price: unit_price, ...toMeasure(unit_price, content) }
  if (list_price === null || list_price <= unit_price) return { priceSpecification: now }
  const before = { ...price, price: list_price, priceType: 'https://schema.org/StrikethroughPrice' }
  return { priceSpecification: [now, before] }
}

/** UN/CEFACT codes of what food is measured in. */
const UNIT_CODES = { g: 'GRM', ml: 'MLT', piece: 'C62', sheet: 'C62' }

/** How much the price buys, and by how much shoppers compare it. */
function toMeasure(unit_price: number, content: GoodsContent | undefined): object {
  const per = toPricePer(unit_price, content)
  if (!content || !per) return {}
  const unitCode = UNIT_CODES[content.unit]
  const toQuantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode })
  return { referenceQuantity: { ...toQuantity(content.amount), valueReference: toQuantity(per.per) } }
}

function toPriceRange(product: Product, facts: ProductFacts): object {
  return {
    '@type': 'AggregateOffer',
    url: toUrl(product, facts.origin),
    lowPrice: product.unit_price,
    highPrice: product.max_unit_price,
    priceCurrency: 'JPY',
    offerCount: product.product_model.products.length,
    availability: toAvailability(product.stock_state, product, facts),
    seller: { '@type': 'Organization', name: facts.seller },
  }
}

export function toAvailability(
  state: StockState,
  product: Pick<Product, 'tags'>,
  { is_selling }: Pick<ProductFacts, 'is_selling'>,
): string {
  const sold = state !== 'none' && isPreOrder(product) ? 'PreOrder' : availability[state]
  return `https://schema.org/${is_selling ? sold : availability.none}`
}

function toUrl(product: Product, origin: string): string {
  return `${origin}${toProductPath(product.key)}`
}
