import type { ChangeType } from '#contract/publish-hook.ts'
import { findRoute } from '#src/routes.ts'
import type { Change, ChangePlan, ListPages } from '#src/site/change-plan.ts'
import { toCardTag } from './card-tag.ts'
import { decodeTag, encodeTag } from './encode-tag.ts'
import { BAKED_LIST_PAGES } from './product-list-loader.ts'
import { MAKER_NAMES_TAG, toMakerNameTag } from './product-tags.ts'
import {
  toBikeMakerPath,
  toBikePath,
  toBlogPath,
  toCategoryPath,
  toLandingPath,
  toMakerPath,
  toNewsPath,
  toProductPath,
  toStylistPath,
} from '#src/rules/page/page-paths.ts'

/** Static pages that state on which terms a shop sells. */
const TERMS_PAGES = ['/tradelaw/', '/shipping/']

interface Shown {
  tags: (key: string) => string[]
  /** Of pages that show its card. */
  cards?: (key: string) => string[]
  /** For pages that name it whether or not it has a page of its own. */
  names?: (key: string) => string[]
  path?: (key: string) => string
  /** Pages that may begin or end with it. */
  above?: (key: string) => string
}

const article = (kind: 'news' | 'blog'): Shown => ({
  tags: (key) => [`${kind}:${key}`],
  cards: (key) => [toCardTag(kind, key)],
  path: kind === 'news' ? toNewsPath : toBlogPath,
})

/** Where a change of each type shows. A type that is not here may show anywhere: every page has the frame. */
const shownBy: Partial<Record<ChangeType, Shown>> = {
  product: {
    tags: (key) => [`products:${key}`],
    cards: (key) => [toCardTag('products', key)],
    path: toProductPath,
  },
  news: article('news'),
  blog: article('blog'),
  maker: {
    tags: (key) => [`makers:${key}`, 'maker-list'],
    names: (key) => [MAKER_NAMES_TAG, toMakerNameTag(key)],
    path: toMakerPath,
  },
  brand: { tags: (key) => [`brands:${key}`, 'brand-list'] },
  // Its key is `maker/model`.
  bike: {
    tags: (key) => [`bikes:${key}`, 'bike-list'],
    names: (key) => [`bike-names:${key}`],
    path: toBikePath,
    above: (key) => toBikeMakerPath(key.split('/')[0] ?? ''),
  },
  faq: { tags: () => ['faq'] },
  faq_category: { tags: () => ['faq'] },
  landing_page: {
    tags: (key) => [`landing-pages:${key}`, 'landing-page-list'],
    path: toLandingPath,
  },
  stylist: {
    tags: (key) => [`stylists:${key}`, 'stylist-list'],
    path: toStylistPath,
  },
  catalog: { tags: () => ['catalogs'] },
  calendar: { tags: () => ['calendar'] },
  collection: { tags: (key) => [`collections:${key}`] },
  banner: { tags: () => ['banners'] },
  layout: { tags: (key) => [`layouts:${key}`] },
  // Other texts that tell the fees are named as changed beside it; carts are asked for anew anyway.
  terms: {
    tags: (key) =>
      ['keycode', 'mail-texts'].includes(key) ? [] : TERMS_PAGES.map((url) => `static-pages:${url}`),
  },
  // On no published page: browsers learn of it.
  maintenance: { tags: () => [] },
  inquiry_category: { tags: () => [] },
  // No published page shows these by themselves: browsers read both, and pages with a coupon are named as changed
  // beside it.
  coupon: { tags: () => [] },
  popup: { tags: () => [] },
  // Answers where no page is.
  redirect: { tags: () => [] },
}

/** What has to be rendered again because of these changes; more may follow once it shows what moved in lists. */
export function planChanges(changes: readonly Change[]): ChangePlan {
  const shown = changes.map(({ type, key }) => ({ key, by: shownBy[type as ChangeType] }))
  return {
    is_everything: shown.some(({ by }) => !by),
    tags: [...new Set(shown.flatMap(({ key, by }) => by?.tags(key) ?? []))].map(encodeTag),
    paths: [
      ...new Set(
        shown.flatMap(({ key, by }) => [
          ...(by?.path ? withMarkdownPage(by.path(key)) : []),
          ...(by?.above ? [by.above(key)] : []),
        ]),
      ),
    ],
    cards: toTagsOf(shown.map(({ key, by }) => ({ key, path: by?.path, tags: by?.cards }))),
    names: toTagsOf(shown.map(({ key, by }) => ({ key, path: by?.path, tags: by?.names }))),
  }
}

interface TagsOf {
  key: string
  path: Shown['path']
  tags: Shown['cards']
}

/** Tags of each thing with a page, by the address of that page, for things that have both. */
function toTagsOf(things: TagsOf[]): Record<string, string[]> {
  return Object.fromEntries(
    things.flatMap(({ key, path, tags }) =>
      path && tags ? [[path(key), tags(key).map(encodeTag)] as const] : [],
    ),
  )
}

function withMarkdownPage(path: string): string[] {
  return findRoute(path)?.has_markdown_page ? [path, `${path}index.md`] : [path]
}

/** @param tag encoded. @returns undefined for a tag whose list has no pages of its own, such as a maker's products */
export function findListPages(tag: string): ListPages | undefined {
  const [type, key, ...more] = decodeTag(tag).split(':')
  if (type === 'news-lists') return { first: '/news/', depth: Number.POSITIVE_INFINITY }
  if (type === 'blog-lists') return { first: '/blog/', depth: Number.POSITIVE_INFINITY }
  if (type === 'product-lists' && key === 'bike' && more.length === 1)
    return { first: toBikePath(more[0]!), depth: BAKED_LIST_PAGES }
  if (type !== 'product-lists' || !key || more.length > 0) return undefined
  return {
    first: key === 'all' ? '/product/' : toCategoryPath(key),
    depth: BAKED_LIST_PAGES,
  }
}
