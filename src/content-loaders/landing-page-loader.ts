import type { LandingPage } from '#contract/shapes/landing-page.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { toRedirectTarget } from '#src/rules/page/redirect-target.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader, type Found } from './create-entry-loader.ts'
import { findProductKeys } from './find-product-keys.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'
import { toLandingPath } from '#src/rules/page/page-paths.ts'

/** With SITE.IS_USE_TOP_LP the landing page of this slug is the front page. */
export const TOP_LANDING_SLUG = 'top'

export interface Landing {
  page: LandingPage
  /** Products the text links to. */
  products: ProductSummary[]
  /** Its address: the front page's when it stands in for that. */
  path: string
  /** Where the browser goes instead (x-redirect-url): a path of this site or an http(s) address; null to stay. */
  redirect: string | null
}

/** One landing page by slug. */
export const landingPageLoader = createEntryLoader<Landing>('landing-pages', ({ id }) => loadLanding(id))

/** Where the landing page is that stands in for the front page, id `site`; null while switched off or not written. */
export const topLandingLoader = createEntryLoader<{ path: string | null }>('top-landing', async () => {
  if (!requireContext().settings['SITE.IS_USE_TOP_LP']) return { data: { path: null }, tags: ['settings'] }
  const found = await loadLanding(TOP_LANDING_SLUG)
  return {
    // One that redirects elsewhere redirects the front page too. One that redirects to itself would never arrive, so it
    // is left out.
    data: { path: found && found.data.redirect !== '/' ? toLandingPath(TOP_LANDING_SLUG) : null },
    // Written later, it takes the front page's place.
    tags: ['settings', `landing-pages:${TOP_LANDING_SLUG}`],
  }
})

/** Landing pages people can be led to: none that only leads elsewhere. */
export const landingListLoader = createEntryLoader<{ pages: Pick<LandingPage, 'slug' | 'title'>[] }>(
  'landing-page-list',
  async () => {
    const { body } = await read('GET /v1/lp', { query: { per: 'all' } })
    const found = await Promise.all(body.data.map(({ slug }) => loadLanding(slug)))
    const pages = found.flatMap((one) => (one && one.data.redirect === null ? [one.data.page] : []))
    return {
      data: { pages: pages.map(({ slug, title }) => ({ slug, title })) },
      tags: ['landing-page-list', ...body.data.map(({ slug }) => `landing-pages:${slug}`)],
    }
  },
)

async function loadLanding(slug: string): Promise<Found<Landing> | undefined> {
  try {
    const { body: page, redirect } = await read('GET /v1/lp/{resourceKey}', { params: { resourceKey: slug } })
    const { settings, site } = requireContext()
    const isTop = settings['SITE.IS_USE_TOP_LP'] && slug === TOP_LANDING_SLUG
    const body = toSafeHtml(page.body)
    const keys = findProductKeys(body)
    const query = { keys: keys.slice(0, 100), per: 100 }
    const products = keys.length > 0 ? await read('GET /v1/products', { query }) : null
    return {
      data: {
        page: { ...page, body },
        products: products?.body.data ?? [],
        path: isTop ? '/' : toLandingPath(slug),
        redirect: toRedirectTarget(redirect, site.origin),
      },
      tags: [
        `landing-pages:${slug}`,
        ...keys.map((key) => toCardTag('products', key)),
        ...toProductTags(products?.body.data ?? []),
      ],
    }
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
