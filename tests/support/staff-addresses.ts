/** Ways to write the addresses of a channel's staff below `/api/{channel}`; every one must lead nowhere in a shop. */
export const toStaffAddresses = (channel: string) => [
  // The calls of the installation have no channel, and no shop leads there either.
  '/api/v1/admin/shops',
  ...[
    '/admin',
    '/admin/',
    '/admin?x=1',
    '/admin/files/start.ts',
    '/v1/admin/auth/login',
    '/v1/admin/news?per=2',
    '/V1/Admin/news',
    '/ADMIN/',
    '/%61dmin/',
    '/v1/%41%44%4d%49%4E/news',
    '/%2561dmin/',
    '/v1%2fadmin%2fnews',
    '/v1%5Cadmin/news',
    '/%761/admin/news',
    '//admin/',
    '/v1//admin/news',
  ].map((path) => `/api/${channel}${path}`),
]

/** What reads alike and is a shopper's. */
export const toShopAddresses = (channel: string) =>
  ['/v1/news/admin', '/v1/administrators', '/v1/news?q=/api/demo/admin/'].map(
    (path) => `/api/${channel}${path}`,
  )
