import { type Route, routes } from '#src/routes.ts'
import { loadVisitHeaders } from './keycode.ts'
import { type Site, toApiUrl } from './shop-address.ts'

/** A page and its budget in brotli bytes (architecture «Budgets»). */
export interface PageKind {
  name: string
  path: string
  script: number
  whole: number
}

const KB = 1024

export const content = { script: 4 * KB, whole: 16 * KB }
const product = { script: 8 * KB, whole: 22 * KB }
const cart = { script: 90 * KB, whole: 110 * KB }
/** Checkout, login, mypage, social gift. */
export const checkout = { script: 115 * KB, whole: 135 * KB }

/** One page of each kind that every demo site has. */
export const pageKinds: PageKind[] = [
  { name: 'home', path: '/', ...content },
  { name: 'news list', path: '/news/', ...content },
  { name: 'blog', path: '/blog/', ...content },
  { name: 'makers', path: '/maker/', ...content },
  { name: 'brands', path: '/brand/', ...content },
  { name: 'faq', path: '/faq/', ...content },
  { name: 'calendar', path: '/calendar/', ...content },
  { name: 'sitemap', path: '/sitemap/', ...content },
  { name: 'external-transmission', path: '/external-transmission/', ...content },
  { name: 'stylists', path: '/stylist/', ...content },
  { name: 'flip book', path: '/flip-book/', ...content },
  { name: 'static page', path: '/guide/', ...content },
  { name: 'product list', path: '/product/', ...product },
  { name: 'cart', path: '/cart/', ...cart },
  { name: 'login', path: '/login/', ...checkout },
  { name: 'login at a sister shop', path: '/login_sync/', ...checkout },
  { name: 'back from a provider', path: '/oauth/callback/', ...checkout },
  { name: 'contact', path: '/contact/', ...checkout },
  { name: 'contact confirm', path: '/contact/confirm/', ...checkout },
  { name: 'contact complete', path: '/contact/complete/', ...checkout },
  { name: 'catalogue order', path: '/catalog-order/', ...checkout },
  { name: 'catalogue order confirm', path: '/catalog-order/confirm/', ...checkout },
  { name: 'catalogue order complete', path: '/catalog-order/complete/', ...checkout },
  { name: 'popup', path: '/popup/', ...checkout },
  { name: 'coupons', path: '/coupon/', ...checkout },
  { name: 'email undo', path: '/verify/undo/', ...checkout },
  { name: 'unlock', path: '/login/unlock/', ...checkout },
  { name: 'register', path: '/register/', ...checkout },
  { name: 'reminder', path: '/reminder/', ...checkout },
  { name: 'reminder reset', path: '/reminder/reset/', ...checkout },
  { name: 'username reminder', path: '/reminder/username/', ...checkout },
  { name: 'username confirm', path: '/reminder/username/confirm/', ...checkout },
  { name: 'username reset', path: '/reminder/username/reset/', ...checkout },
  ...[
    'shipping-add',
    'shipping-select',
    'recipients',
    'shipping-detail',
    'payment',
    'confirm',
    'complete',
  ].map((step) => ({
    name: step,
    path: `/cart/${step}/`,
    ...checkout,
  })),
]

/** Which demo shop has the pages behind a switch: bikes are for the one that sells parts of them, gifts for the one of gifts. */
const switchedOn: Record<NonNullable<Route['setting']>, Site> = {
  'PLUGIN.MY_BIKE.IS_USE': 'moto',
  'PLUGIN.GIFT_RECORD.IS_USE': 'okurimono',
  'PLUGIN.QUOTATION.IS_USE': 'hojin',
  'PLUGIN.ORDER_LIST.IS_USE': 'hojin',
  'PLUGIN.BUSINESS_ACCOUNT.IS_USE': 'hojin',
}

/** Whether a demo shop has the pages of a route. */
export const isInShop = (site: string, { setting }: Route) =>
  setting === undefined || switchedOn[setting] === site

/** The members' area, for a member who stays one. */
export function listMemberPages(site: string): PageKind[] {
  return routes
    .filter(({ path }) => path.startsWith('/mypage') && !path.includes('{') && path !== '/mypage/logout')
    .filter((route) => route.has_page && isInShop(site, route))
    .map(({ path }) => ({ name: path, path: `${path}/`, ...checkout }))
}

/** Screens anybody reads, each prebuilt in every theme; `findSmallPages` has the detail pages. */
export const contentPages = pageKinds.filter(({ whole }) => whole <= product.whole)

/** Those that stay where they are without a cart; the steps of the checkout send an empty one back. */
export const stillPages = pageKinds.filter(({ path }) => !/^\/cart\/.+/.test(path))

/** The detail pages a site has, as its API names them: the budgets are for at most 3 KB of body text. */
export async function findSmallPages(site: string): Promise<PageKind[]> {
  const [products, news, blogs, makers, landings, stylists, categories] = await Promise.all([
    readAll(site, '/v1/products?per=15&is_detail=1'),
    readAll(site, '/v1/news?per=15'),
    readAll(site, '/v1/blogs?per=15'),
    readAll(site, '/v1/makers?per=15'),
    readAll(site, '/v1/lp'),
    readAll(site, '/v1/stylists?per=15'),
    readAll(site, '/v1/categories/hierarchy?table=products'),
  ])
  return [
    { name: 'product', path: `/product/${pickSmall(products, 'description')}/`, ...product },
    { name: 'news', path: `/news/${pickSmall(news, 'body')}/`, ...content },
    { name: 'blog article', path: `/blog/${pickSmall(blogs, 'body')}/`, ...content },
    { name: 'maker', path: `/maker/${pickSmall(makers, 'description')}/`, ...content },
    { name: 'landing page', path: `/lp/${String(landings[0]?.['slug'])}/`, ...content },
    { name: 'stylist', path: `/stylist/${String(stylists[0]?.['key'])}/`, ...content },
    { name: 'category', path: `/category/${String(categories[0]?.['key'])}/`, ...product },
    ...(site === 'moto' ? await findBikePages(site) : []),
  ]
}

async function findBikePages(site: string): Promise<PageKind[]> {
  const [bike] = await readAll(site, '/v1/bikes?per=1')
  const { maker, model } = bike as { maker: Row; model: Row }
  const ofMaker = `/bike/${String(maker['key'])}/`
  return [
    { name: 'bikes', path: '/bike/', ...content },
    { name: 'maker of bikes', path: ofMaker, ...content },
    { name: 'model of a bike', path: `${ofMaker}${String(model['key'])}/`, ...product },
  ]
}

type Row = Record<string, unknown>

async function readAll(site: string, path: string): Promise<Row[]> {
  const response = await fetch(`${toApiUrl()}/${site}${path}`, { headers: await loadVisitHeaders(site) })
  const { data } = (await response.json()) as { data: Row[] }
  return data
}

function pickSmall(rows: Row[], field: string): string {
  const small = rows.find((row) => Buffer.byteLength(String(row[field])) <= 3 * KB)
  if (!small) throw new Error(`No demo page has at most 3 KB of ${field}.`)
  return String(small['key'])
}
