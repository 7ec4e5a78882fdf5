import type { Article } from '#contract/shapes/content.ts'
import type { Product, ProductVariation } from '#contract/shapes/product.ts'
import type { Company, Settings } from '#contract/shapes/settings.ts'

/** schema.org data for machines, one function a page kind. Addresses are absolute. */

export function toOrganizationJsonLd(company: Company, settings: Settings, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: settings['SITE.NAME'],
    legalName: company.name,
    url: `${origin}/`,
    telephone: company.phone_number,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      postalCode: company.postal_code,
      streetAddress: company.address,
    },
  }
}

export function toProductJsonLd(product: Product, origin: string, pictures: string[]): object {
  const url = `${origin}/product/${product.key}/`
  return {
    '@context': 'https://schema.org',
    '@type': product.product_model.products.length > 1 ? 'ProductGroup' : 'Product',
    name: product.name,
    description: product.catch_copy,
    url,
    image: pictures,
    sku: product.code,
    ...(product.maker ? { brand: { '@type': 'Brand', name: product.maker.name } } : {}),
    ...(product.review_average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.review_average,
            reviewCount: product.review_count,
          },
        }),
    ...(product.product_model.products.length > 1
      ? {
          productGroupID: product.key,
          hasVariant: product.product_model.products.map((variation) => ({
            '@type': 'Product',
            name: variation.name,
            sku: variation.code,
            offers: toOffer(variation, url),
          })),
        }
      : { offers: product.product_model.products.map((variation) => toOffer(variation, url)) }),
  }
}

function toOffer(variation: ProductVariation, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: variation.unit_price,
    priceCurrency: 'JPY',
    availability: `https://schema.org/${variation.stock_state === 'none' ? 'OutOfStock' : 'InStock'}`,
  }
}

export function toBreadcrumbJsonLd(items: { name: string; href: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  }
}

export function toArticleJsonLd(article: Article, origin: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    url: `${origin}${path}`,
  }
}
