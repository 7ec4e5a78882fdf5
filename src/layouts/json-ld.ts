import type { Article, Qa } from '#contract/shapes/content.ts'
import type { Company, Settings } from '#contract/shapes/settings.ts'
import { toPlainText } from '#src/rules/page/plain-text.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import type { Picture } from '#contract/shapes/fields.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import type { PublicSite } from '#src/site/public-site.ts'

/** schema.org data for machines, one function a page kind. Addresses are absolute; the page adds the context. */

export function toOrganizationJsonLd(company: Company, settings: Settings, origin: string): object {
  return {
    '@type': 'OnlineStore',
    '@id': toShopId(origin),
    name: settings['SITE.NAME'],
    ...(company.name && { legalName: company.name }),
    url: `${origin}/`,
    ...(company.phone_number && { telephone: company.phone_number }),
    email: company.email,
    ...(company.invoice_number && { taxID: company.invoice_number }),
    ...(company.address && {
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'JP',
        postalCode: company.postal_code,
        streetAddress: company.address,
      },
    }),
  }
}

/** The site and its search, for the front page. https://developers.google.com/search/docs/appearance/site-names */
export function toWebSiteJsonLd(settings: Settings, origin: string): object {
  return {
    '@type': 'WebSite',
    name: settings['SITE.NAME'],
    url: `${origin}/`,
    inLanguage: 'ja',
    publisher: { '@id': toShopId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/product/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** @param items from the top to the page itself, as the page shows them; one without an address is named only */
export function toBreadcrumbJsonLd(items: { name: string; href?: string }[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: `${origin}${href}` }),
    })),
  }
}

/** @param path of its page, e.g. `/news/summer/` */
export function toArticleJsonLd(
  article: Pick<Article, 'title' | 'published_at' | 'updated_at' | 'picture'>,
  path: string,
  type: 'NewsArticle' | 'BlogPosting',
  { site, settings }: Pick<RenderContext, 'site' | 'settings'>,
): object {
  const publisher = { '@type': 'Organization', name: settings['SITE.NAME'], url: `${site.origin}/` }
  return {
    '@type': type,
    headline: article.title,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    mainEntityOfPage: `${site.origin}${path}`,
    ...(article.picture ? { image: toAbsolutePicture(article.picture, site) } : {}),
    author: publisher,
    publisher,
  }
}

/** Questions with their whole answers, as plain text: https://schema.org/FAQPage. */
export function toFaqJsonLd(qas: Pick<Qa, 'question' | 'answer'>[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: qas.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  }
}

function toShopId(origin: string): string {
  return `${origin}/#shop`
}

/** A picture's whole address, in the size machines are shown. */
export function toAbsolutePicture(
  picture: Pick<Picture, 'path'>,
  site: Pick<PublicSite, 'origin' | 'storage_url'>,
): string {
  return new URL(toPictureUrl(site.storage_url, picture, 1280, 'webp'), site.origin).href
}
