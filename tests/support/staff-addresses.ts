/** Ways to write the addresses of a channel's staff below `/api/{channel}`; every one must lead nowhere in a shop. */
export const toStaffAddresses = (channel: string) => [
  // The calls of the installation have no channel, and no shop leads there either.
  '/api/v1/admin/shops',
  ...[
    '/admin',
    '/admin/',
    '/admin?x=1',
    '/admin?x=%5c',
    '/admin/files/start.ts',
    '/admin/a%2Fb',
    '/v1/admin/auth/login',
    '/v1/admin/news?per=2',
    '/V1/Admin/news',
    '/ADMIN/',
    '/%61dmin/',
    '/v1/%41%44%4d%49%4E/news',
    '/%2561dmin/',
    '/%252561dmin/',
    '/%761/admin/news',
    '//admin/',
    '/v1//admin/news',
  ].map((path) => `/api/${channel}${path}`),
]

/** What reads alike and is a shopper's: `%2f` is a letter of its segment, and nobody looks into a query. */
export const toShopAddresses = (channel: string) =>
  [
    '/v1/news/admin',
    '/v1/administrators',
    '/v1/news?q=/api/demo/admin/',
    '/v1%2fadmin%2fnews',
    '/v1/products/a%2Fb',
    '/v1/products/50%25',
    '/v1/products/..a',
    '/v1/products/a%2f...%2fb',
    '/v1/news?q=..%2f..%5c%255c\\%252f/../',
  ].map((path) => `/api/${channel}${path}`)

/**
 * Addresses that servers read in more than one way: a separator that is none to everybody, dots that lead elsewhere. They are
 * 400 wherever a shop is served. Those with a backslash or dots as they are reach a server by a socket alone: `URL` writes
 * them another way.
 */
export const toRefusedAddresses = (channel: string) =>
  [
    '/v1\\news',
    '/v1\\admin/news',
    '/v1%5Cadmin/news',
    '/v1/a%5cb',
    '/v1/news/../../other/v1/news',
    '/v1/./news',
    '/v1/..',
    '/v1/%2e%2E/news',
    '/v1/.%2e?q=1',
    '/v1/%252e%252e/news',
    '/a%2f..%2f..%2fother/public.json',
    '/a%2F.',
    '/v1%252fnews',
    '/v1%25252Fnews',
    '/v1%255cnews',
    '/v1%2525255Cnews',
    `/v1%${'25'.repeat(1_000)}2fnews`,
  ].map((path) => `/api/${channel}${path}`)

/** The same of pages, pictures and cards. */
export const REFUSED_PAGES = [
  '/a\\b/',
  '/a%5cb/',
  '/a/../',
  '/a/%2e/',
  '/a%252fb/',
  '/storage/a%255cb',
  '/og/..%2fa.jpg',
]

/** As long as an address may be, each made to have a reader go back over it as often as can be. */
export const toLongestAddresses = (channel: string) => {
  const fill = (start: string, text: string, end = '') =>
    start + text.repeat(Math.floor((4096 - start.length - end.length) / text.length)) + end
  const shop = `/api/${channel}/v1/`
  return {
    refused: [
      fill('/api', '\\'),
      fill('/api', '%5c'),
      fill(shop, '%5c', 'admin'),
      fill(`${shop}%`, '25', '2f'),
      fill(shop, '%252f'),
      fill(shop, './'),
      fill(shop, 'a/', '..'),
    ],
    staff: [
      fill('/api', '/', `${channel}/admin`),
      fill(`/api/${channel}`, '/', 'v1/admin'),
      fill(`/api/${channel}/%`, '25', '61dmin'),
      fill(`/api/${channel}/admin?`, '/'),
    ],
    shop: [
      fill(shop, '%2f'),
      fill(shop, 'a%2f', '.a'),
      fill(shop, 'a/'),
      fill(shop, '%25'),
      fill(shop, '.a'),
      fill(`${shop}news?`, '%5c'),
      fill(`${shop}news?`, '../'),
    ],
  }
}
