import type { Paging } from '#src/rules/paging.ts'
import { routes, type Collection, type Route } from '#src/routes.ts'
import { runInContext, type RenderContext } from '#src/site/render-context.server.ts'
import { BAKED_LIST_PAGES } from './product-list-loader.ts'
import { read } from './read.ts'

const BATCH = 100

type Params = Record<string, string | number>

/** Every address of the site that can be published, in batches of at most 100 (publisher/adapter/bundle.ts). */
export async function* enumeratePaths(context: RenderContext): AsyncGenerator<string[]> {
  const inSite = <T>(work: () => Promise<T>) => runInContext(context, work)
  let batch: string[] = ['/404/']
  for (const route of routes.filter(isPublished)) {
    const params = route.collection ? enumerators[route.collection] : justOnce
    if (!params)
      throw new Error(`src/routes.ts: ${route.path} has a page, but nothing enumerates ${route.collection}.`)
    let page = 1
    while (true) {
      const { found, isLast } = await inSite(() => params(page))
      for (const one of found) {
        batch.push(toUrl(route.path, one))
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      if (isLast) break
      page += 1
    }
  }
  if (batch.length > 0) yield batch
}

/** Keyed shells are one page plus a rewrite rule; everything else with a page is published as it is. */
function isPublished(route: Route): boolean {
  return route.has_page && (route.kind === 'content' || !route.path.includes('{'))
}

function toUrl(path: string, params: Params): string {
  const filled = path
    .replace(/\/\{url\}/, String(params['url'] ?? ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return filled.endsWith('/') ? filled : `${filled}/`
}

interface Step {
  found: Params[]
  isLast: boolean
}
type Enumerator = (page: number) => Promise<Step>

const justOnce: Enumerator = async () => ({ found: [{}], isLast: true })

const enumerators: Partial<Record<Collection, Enumerator>> = {
  products: (page) => pageThrough('GET /v1/products', page),
  news: (page) => pageThrough('GET /v1/news', page),
  async 'product-pages'() {
    const { paging } = await read('GET /v1/products', { query: { page: 1, facets: true } })
    return { found: toPages(paging), isLast: true }
  },
  async 'news-pages'() {
    const { paging } = await read('GET /v1/news', { query: { page: 1 } })
    // All of them: no script answers deeper pages of news.
    return { found: toPages(paging, Number.POSITIVE_INFINITY), isLast: true }
  },
  async categories() {
    const { body } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
    return { found: body.data.map(({ key }) => ({ key })), isLast: true }
  },
  async 'category-pages'() {
    const { body } = await read('GET /v1/categories/hierarchy', { query: { table: 'products' } })
    const found = body.data.map(async ({ key }) => {
      const query = { page: 1, facets: true, category: key, child: true }
      const { paging } = await read('GET /v1/products', { query })
      return toPages(paging).map((params) => ({ key, ...params }))
    })
    return { found: (await Promise.all(found)).flat(), isLast: true }
  },
  async 'static-pages'() {
    const { body } = await read('GET /v1/static-pages/urls')
    return { found: body.data.map(({ url }) => ({ url: url.replace(/\/$/, '') })), isLast: true }
  },
}

async function pageThrough(name: 'GET /v1/products' | 'GET /v1/news', page: number): Promise<Step> {
  const { body, paging } = await read(name, { query: { page, per: BATCH } })
  return {
    found: body.data.map(({ key }) => ({ resourceKey: key })),
    isLast: !paging || page >= paging.last_page,
  }
}

/** Pages after the first, down to a depth. */
function toPages(paging: Paging | null, depth = BAKED_LIST_PAGES): Params[] {
  const last = Math.min(paging?.last_page ?? 1, depth)
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => ({ page: index + 2 }))
}
