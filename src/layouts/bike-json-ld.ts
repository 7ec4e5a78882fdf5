import type { ProductSummary } from '#contract/shapes/product.ts'
import type { BikeModelDetail } from '#src/content-loaders/bike-loader.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import { toMotorcycle } from './motorcycle-json-ld.ts'
import { toAvailability } from './product-json-ld.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

type Shop = Pick<RenderContext, 'site' | 'settings'>

/** What is made for a model, as parts of it: https://schema.org/isAccessoryOrSparePartFor */
export function toBikeJsonLd({ model, products }: BikeModelDetail, shop: Shop): object {
  const bike = toMotorcycle(model, shop.site.origin)
  const id = `${bike.url}#bike`
  const parts = products.map(({ product }) => ({
    ...toPart(product, shop),
    isAccessoryOrSparePartFor: { '@id': id },
  }))
  return {
    '@type': 'CollectionPage',
    url: bike.url,
    about: { ...bike, '@id': id, brand: { '@type': 'Brand', name: model.maker.name } },
    ...(parts.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: model.product_count,
        itemListElement: parts.map((item, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: item.name,
          item,
        })),
      },
    }),
  }
}

function toPart(product: ProductSummary, { site, settings }: Shop) {
  const url = `${site.origin}${toProductPath(product.key)}`
  return {
    '@type': 'Product',
    name: product.name,
    url,
    offers: {
      '@type': 'AggregateOffer',
      url,
      lowPrice: product.unit_price,
      highPrice: product.max_unit_price,
      priceCurrency: 'JPY',
      offerCount: product.variation_count,
      availability: toAvailability(product.stock_state, product, site),
      seller: { '@type': 'Organization', name: settings['SITE.NAME'] },
    },
  }
}
