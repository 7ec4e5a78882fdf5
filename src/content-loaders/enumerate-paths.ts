import { isForMembers, routes, type Collection, type Route } from '#src/routes.ts'
import type { EnumeratedPages, LeftOutPage } from '#src/site/left-out-page.ts'
import { runInContext, type RenderContext } from '#src/site/render-context.server.ts'
import { enumerateProducts, type LeftOutProduct } from './enumerate-products.ts'
import { readCategories } from './frame-loader.ts'
import { pageThrough } from '#src/api/page-through.ts'
import { encodeTag } from './encode-tag.ts'
import { countBikePages } from './bike-loader.ts'
import { countListPages } from './product-list-loader.ts'
import { read } from './read.ts'

const BATCH = 100

type Params = Record<string, string | number>

/**
 * Every address of the site that can be published, in batches (publisher/adapter/bundle.ts).
 *
 * @param prebuilt products whose pages are rendered now, the newest; null for all. The others are left out
 */
export async function* enumeratePaths(
  context: RenderContext,
  prebuilt: number | null = null,
): AsyncGenerator<EnumeratedPages> {
  const { no_member_use } = context.site
  const inSite = <T>(work: () => Promise<T>) => runInContext(context, work)
  let batch: string[] = ['/404/']
  const left: LeftOutPage[] = []
  const isUsed = (one: Route) =>
    one.has_page &&
    !(no_member_use && isForMembers(one)) &&
    (one.setting === undefined || context.settings[one.setting] === true)
  for (const route of routes.filter(isUsed)) {
    const params = route.collection ? enumerators[route.collection] : justOnce(route)
    if (!params)
      throw new Error(`src/routes.ts: ${route.path} has a page, but nothing enumerates ${route.collection}.`)
    const leaveOut = (product: LeftOutProduct) => left.push(...toLeftOut(route, product, context.site))
    const found = params(prebuilt, leaveOut)
    while (true) {
      const { value, done } = await inSite(() => found.next())
      if (done) break
      const url = toUrl(route, value)
      // Side by side, so that a page and its Markdown page are rendered from one reading of the API.
      batch.push(...(route.has_markdown_page ? [url, `${url}index.md`] : [url]))
      if (batch.length < BATCH - 1) continue
      yield { addresses: batch, left_out: [] }
      batch = []
    }
  }
  yield { addresses: batch, left_out: left.splice(0, BATCH) }
  while (left.length > 0) yield { addresses: [], left_out: left.splice(0, 10 * BATCH) }
}

/** A page and its Markdown page. */
function toLeftOut(
  route: Route,
  { key, updated_at, lists }: LeftOutProduct,
  { name }: RenderContext['site'],
): LeftOutPage[] {
  const address = toUrl(route, { resourceKey: key })
  const tags = lists.map((list) => `${name}:in:${encodeTag(list)}`).sort()
  // In the form of `Last-Modified`, which knows no milliseconds.
  const last_modified = new Date(new Date(updated_at).toUTCString()).toISOString()
  const page = { address, tags, is_indexed: route.is_indexed, last_modified }
  return route.has_markdown_page
    ? [page, { ...page, address: `${address}index.md`, is_indexed: false }]
    : [page]
}

function toUrl({ path, kind }: Route, params: Params): string {
  const filled = path
    .replace(/\/\{url\}/, String(params['url'] ?? ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return filled.endsWith('/') || kind === 'document' ? filled : `${filled}/`
}

/** Names a route's pages one after another; data is read when it is asked for. */
type Enumerator = (
  prebuilt: number | null,
  leaveOut: (product: LeftOutProduct) => void,
) => AsyncGenerator<Params, void>

/** One page: a keyed shell is rendered once, for the key `_`, and answers for every key (publisher/hosting). */
const justOnce = ({ path }: Route): Enumerator =>
  async function* () {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '_'] as const)
    yield Object.fromEntries(params)
  }

const enumerators: Partial<Record<Collection, Enumerator>> = {
  products: enumerateProducts,
  news: () => listKeys((query) => read('GET /v1/news', { query })),
  blog: () => listKeys((query) => read('GET /v1/blogs', { query })),
  makers: () => listKeys((query) => read('GET /v1/makers', { query })),
  async *'bike-makers'() {
    const { body } = await read('GET /v1/bike-makers', { query: { per: 'all' } })
    for (const { key } of body.data) yield { maker: key }
  },
  async *'bike-models'() {
    for await (const { maker, model } of listBikeModels()) yield { maker: maker.key, model: model.key }
  },
  async *'bike-model-pages'() {
    for await (const { maker, model, product_count } of listBikeModels()) {
      for (const params of toPages(countBikePages(product_count))) {
        yield { maker: maker.key, model: model.key, ...params }
      }
    }
  },
  stylists: () => listKeys((query) => read('GET /v1/stylists', { query })),
  async *'landing-pages'() {
    for await (const { slug } of pageThrough((query) => read('GET /v1/lp', { query }))) yield { slug }
  },
  async *'product-pages'() {
    yield* toPages(await countListPages(null))
  },
  'news-pages': () => articlePages('GET /v1/news'),
  'blog-pages': () => articlePages('GET /v1/blogs'),
  async *categories() {
    for (const { key } of await readCategories()) yield { key }
  },
  async *'category-pages'() {
    // One after another: rendering asks the same API meanwhile, and each of these counts a whole category.
    for (const { key } of await readCategories()) {
      for (const params of toPages(await countListPages(key))) yield { key, ...params }
    }
  },
  async *'static-pages'() {
    const pages = pageThrough((query) => read('GET /v1/static-pages/urls', { query }))
    for await (const { url } of pages) yield { url: url.replace(/\/$/, '') }
  },
}

const listBikeModels = () => pageThrough((query) => read('GET /v1/bike-models', { query }))

async function* listKeys(
  readPage: Parameters<typeof pageThrough<{ key: string }>>[0],
): AsyncGenerator<Params, void> {
  for await (const { key } of pageThrough(readPage)) yield { resourceKey: key }
}

/** All of them, because no script answers deeper pages of articles. */
async function* articlePages(name: 'GET /v1/news' | 'GET /v1/blogs'): AsyncGenerator<Params, void> {
  const { paging } = await read(name, { query: { page: 1 } })
  yield* toPages(paging?.last_page ?? 1)
}

/** Pages after the first. */
function toPages(last: number): Params[] {
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({ page: index + 2 }))
}
