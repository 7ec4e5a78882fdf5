import { toApiUrl } from './shop-address.ts'

/** A page and its budget in brotli bytes (HOUSE §6). */
export interface PageKind {
  name: string
  path: string
  script: number
  whole: number
}

const KB = 1024

/**
 * Pages that are heavier than their kind’s budget allows, and what they may weigh until they are mended: these numbers only ever
 * shrink. Their script keeps its budget.
 */
const overweight: Record<string, number> = {
  'moto home': 20 * 1024,
  'moto product list': 23.5 * 1024,
  'moto category': 22.5 * 1024,
  'moto product': 23.5 * 1024,
  'okurimono home': 19 * 1024,
}

/** What a page of a site may weigh without pictures, brotli bytes. */
export function getWholeBudget(site: string, kind: PageKind): number {
  return overweight[`${site} ${kind.name}`] ?? kind.whole
}

const content = { script: 4 * KB, whole: 16 * KB }
const product = { script: 8 * KB, whole: 22 * KB }
const cart = { script: 90 * KB, whole: 110 * KB }
const checkout = { script: 115 * KB, whole: 135 * KB }

/** One page of each kind that every demo site has. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '/', ...content },
  { name: 'news list', path: '/news/', ...content },
  { name: 'product list', path: '/product/', ...product },
  { name: 'cart', path: '/cart/', ...cart },
  ...['shipping-add', 'shipping-select', 'shipping-detail', 'payment', 'confirm', 'complete'].map((step) => ({
    name: step,
    path: `/cart/${step}/`,
    ...checkout,
  })),
]

/** Those that stay where they are without a cart; the steps of the checkout send an empty one back. */
export const stillPages = pageKinds.filter(({ path }) => !/^\/cart\/.+/.test(path))

/** The detail pages a site has, as its API names them: the budgets are for at most 3 KB of body text. */
export async function findSmallPages(site: 'moto' | 'okurimono'): Promise<PageKind[]> {
  const [products, news, categories] = await Promise.all([
    readAll(site, '/v1/products?per=15&is_detail=1'),
    readAll(site, '/v1/news?per=15'),
    readAll(site, '/v1/categories/hierarchy?table=products'),
  ])
  return [
    { name: 'product', path: `/product/${pickSmall(products, 'description')}/`, ...product },
    { name: 'news', path: `/news/${pickSmall(news, 'body')}/`, ...content },
    { name: 'category', path: `/category/${String(categories[0]?.['key'])}/`, ...product },
  ]
}

type Row = Record<string, unknown>

async function readAll(site: string, path: string): Promise<Row[]> {
  const response = await fetch(`${toApiUrl()}/${site}${path}`)
  const { data } = (await response.json()) as { data: Row[] }
  return data
}

function pickSmall(rows: Row[], field: string): string {
  const small = rows.find((row) => Buffer.byteLength(String(row[field])) <= 3 * KB)
  if (!small) throw new Error(`No demo page has at most 3 KB of ${field}.`)
  return String(small['key'])
}
