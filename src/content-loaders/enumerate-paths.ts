import { isForMembers, routes, type Collection, type Route } from '#src/routes.ts'
import { runInContext, type RenderContext } from '#src/site/render-context.server.ts'
import { countListPages } from './product-list-loader.ts'
import { read } from './read.ts'

const BATCH = 100

type Params = Record<string, string | number>

/** Every address of the site that can be published, in batches of at most 100 (publisher/adapter/bundle.ts). */
export async function* enumeratePaths(context: RenderContext): AsyncGenerator<string[]> {
  const { no_member_use } = context.site
  const inSite = <T>(work: () => Promise<T>) => runInContext(context, work)
  let batch: string[] = ['/404/']
  for (const route of routes.filter((one) => one.has_page && !(no_member_use && isForMembers(one)))) {
    const params = route.collection ? enumerators[route.collection] : justOnce(route)
    if (!params)
      throw new Error(`src/routes.ts: ${route.path} has a page, but nothing enumerates ${route.collection}.`)
    let page = 1
    while (true) {
      const { found, isLast } = await inSite(() => params(page))
      for (const one of found) {
        const url = toUrl(route, one)
        // Side by side, a page and its twin are rendered from one reading of the API.
        batch.push(...(route.has_twin ? [url, `${url}index.md`] : [url]))
        if (batch.length < BATCH - 1) continue
        yield batch
        batch = []
      }
      if (isLast) break
      page += 1
    }
  }
  if (batch.length > 0) yield batch
}

function toUrl({ path, kind }: Route, params: Params): string {
  const filled = path
    .replace(/\/\{url\}/, String(params['url'] ?? ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return filled.endsWith('/') || kind === 'document' ? filled : `${filled}/`
}

interface Step {
  found: Params[]
  isLast: boolean
}
type Enumerator = (page: number) => Promise<Step>

/** One page: a keyed shell is rendered once, for the key `_`, and answers for every key (publisher/hosting). */
const justOnce =
  ({ path }: Route): Enumerator =>
  async () => {
    const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '_'] as const)
    return { found: [Object.fromEntries(params)], isLast: true }
  }

const enumerators: Partial<Record<Collection, Enumerator>> = {
  products: (page) => pageThrough('GET /v1/products', page),
  news: (page) => pageThrough('GET /v1/news', page),
  blog: (page) => pageThrough('GET /v1/blogs', page),
  makers: (page) => pageThrough('GET /v1/makers', page),
  stylists: (page) => pageThrough('GET /v1/stylists', page),
  async 'landing-pages'() {
    const { body } = await read('GET /v1/lp')
    return { found: body.data.map(({ slug }) => ({ slug })), isLast: true }
  },
  async 'product-pages'() {
    return { found: toPages(await countListPages(null)), isLast: true }
  },
  'news-pages': () => articlePages('GET /v1/news'),
  'blog-pages': () => articlePages('GET /v1/blogs'),
  async categories() {
    const { body } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
    return { found: body.data.map(({ key }) => ({ key })), isLast: true }
  },
  async 'category-pages'() {
    const { body } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
    const found: Params[] = []
    // One after the other: rendering asks the same API meanwhile, and every one of these counts a whole category.
    for (const { key } of body.data) {
      found.push(...toPages(await countListPages(key)).map((params) => ({ key, ...params })))
    }
    return { found, isLast: true }
  },
  async 'static-pages'() {
    const { body } = await read('GET /v1/static-pages/urls')
    return { found: body.data.map(({ url }) => ({ url: url.replace(/\/$/, '') })), isLast: true }
  },
}

type KeyedList = 'GET /v1/products' | 'GET /v1/news' | 'GET /v1/blogs' | 'GET /v1/makers' | 'GET /v1/stylists'

async function pageThrough(name: KeyedList, page: number): Promise<Step> {
  const { body, paging } = await read(name, { query: { page, per: BATCH } })
  return {
    found: body.data.map(({ key }) => ({ resourceKey: key })),
    isLast: !paging || page >= paging.last_page,
  }
}

/** All of them: no script answers deeper pages of articles. */
async function articlePages(name: 'GET /v1/news' | 'GET /v1/blogs'): Promise<Step> {
  const { paging } = await read(name, { query: { page: 1 } })
  return { found: toPages(paging?.last_page ?? 1), isLast: true }
}

/** Pages after the first. */
function toPages(last: number): Params[] {
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({ page: index + 2 }))
}
