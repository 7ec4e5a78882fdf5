import type { CallOutput } from '#contract/index.ts'
import type { Article, Banner, Layout, LayoutBlock, LayoutName } from '#contract/shapes/content.ts'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { leadsToMembers } from '#src/routes.ts'
import { requireContext } from '#src/site/render-context.server.ts'
import { toCardTag } from './card-tag.ts'
import { createEntryLoader, type Found } from './create-entry-loader.ts'
import { readCategories } from './frame-loader.ts'
import { isNotFound } from './is-not-found.ts'
import { toProductTags } from './product-tags.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

/** Something an editor placed, with all it shows. Rich text is safe. */
export type PageBlock =
  | { kind: 'free_area'; code: string; name: string; body: string }
  | { kind: 'banners'; code: string; banners: Banner[] }
  | { kind: 'collection'; code: string; name: string; description: string; products: ProductSummary[] }
  | { kind: 'news'; code: string; articles: Article[] }
  /** `name` of the category; null: the newest of all. */
  | { kind: 'products'; code: string; name: string | null; products: ProductSummary[] }

export interface PageLayout {
  layout: LayoutName
  /** By place; what the page's frame shares with others comes first. */
  blocks: Record<LayoutBlock['place'], PageBlock[]>
}

/** `page` as `toLayoutPage` calls it; `layout` is the frame its route has by itself. */
export interface LayoutFilter {
  page: string
  layout: LayoutName
}

/** Cards of a block: a glance, not a list. */
const SHOWN = 6
const NEWS_SHOWN = 3

/** Frame and blocks of a page (docs/decisions/0002-layout-calls.md). */
export const layoutLoader = createEntryLoader<PageLayout, LayoutFilter>('layouts', async (filter) => {
  const [own, usual] = await Promise.all([readOwn(filter.page), readShared(filter.layout)])
  // Routes with another frame than the usual one have a reason, so an editor who chose nothing does not change it.
  const layout = own.layout === 'default' ? filter.layout : own.layout
  const shared = layout === filter.layout ? usual : await readShared(layout)
  const placed = [...(shared?.blocks ?? []), ...own.blocks]
  const found = await Promise.all(placed.map(loadBlock))
  const at = (place: LayoutBlock['place']) =>
    found.flatMap((block, index) => (block && placed[index]?.place === place ? [block.data] : []))
  return {
    data: { layout, blocks: { before: at('before'), after: at('after'), side: at('side') } },
    tags: [
      `layouts:page:${filter.page}`,
      `layouts:shared:${layout}`,
      ...placed.flatMap(toBlockTags),
      ...found.flatMap((block) => block?.tags ?? []),
    ],
  }
})

async function readOwn(page: string): Promise<Layout> {
  return (await read('GET /v1/pages/front/layout/{page}', { params: { page } })).body
}

async function readShared(layout: LayoutName): Promise<Layout | undefined> {
  return orNothing(async () => (await read('GET /v1/layouts/{page}', { params: { page: layout } })).body)
}

/** What a block shows, whether that exists yet or not. */
function toBlockTags({ kind, code }: LayoutBlock): string[] {
  if (kind === 'free_area') return ['free-areas']
  if (kind === 'banners') return ['banners']
  if (kind === 'collection') return [`collections:${code}`]
  return kind === 'news' ? ['news-lists'] : [`product-lists:${code || 'all'}`]
}

/** Undefined for an empty block, or one whose target is gone: a page does not fail for it. */
async function loadBlock({ kind, code }: LayoutBlock): Promise<Found<PageBlock> | undefined> {
  if (kind === 'free_area') return loadFreeArea(code)
  if (kind === 'banners') return loadBanners(code)
  if (kind === 'collection') return loadCollection(code)
  return kind === 'news' ? loadNews(code) : loadProducts(code)
}

async function loadFreeArea(code: string): Promise<Found<PageBlock> | undefined> {
  const area = await orNothing(
    async () => (await read('GET /v1/free-areas/{code}', { params: { code } })).body,
  )
  return area && { data: { kind: 'free_area', code, name: area.name, body: toSafeHtml(area.body) }, tags: [] }
}

async function loadBanners(code: string): Promise<Found<PageBlock> | undefined> {
  const { body } = await read('GET /v1/banners', { query: { area: [code], is_show: true } })
  const { no_member_use } = requireContext().site
  const banners = body.data.filter(({ href }) => !(no_member_use && leadsToMembers(href)))
  return banners.length > 0 ? { data: { kind: 'banners', code, banners }, tags: [] } : undefined
}

async function loadCollection(code: string): Promise<Found<PageBlock> | undefined> {
  const query = { per: SHOWN }
  const collection = await orNothing<CallOutput<'GET /v1/collections/{alias}'>>(
    async () => (await read('GET /v1/collections/{alias}', { params: { alias: code }, query })).body,
  )
  if (!collection || collection.data.length === 0) return undefined
  const { name, description, data: products } = collection
  return { data: { kind: 'collection', code, name, description, products }, tags: toProductTags(products) }
}

async function loadNews(code: string): Promise<Found<PageBlock> | undefined> {
  const query = { per: NEWS_SHOWN, ...(code && { category: code }) }
  const { data: articles } = (await read('GET /v1/news', { query })).body
  if (articles.length === 0) return undefined
  return {
    data: { kind: 'news', code, articles },
    tags: articles.map(({ key }) => toCardTag('news', key)),
  }
}

async function loadProducts(code: string): Promise<Found<PageBlock> | undefined> {
  const query = { sort: 'new' as const, per: SHOWN, ...(code && { category: code, child: 'true' as const }) }
  const { data: products } = (await read('GET /v1/products', { query })).body
  const name = code ? ((await readCategories()).find(({ key }) => key === code)?.name ?? null) : null
  return products.length > 0
    ? { data: { kind: 'products', code, name, products }, tags: toProductTags(products) }
    : undefined
}

async function orNothing<Thing>(ask: () => Promise<Thing>): Promise<Thing | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
