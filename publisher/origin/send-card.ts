import type { ServerResponse } from 'node:http'
import fresh from 'fresh'
import { toCardHash } from '../cards/card.ts'
import { parseCardPath, toCardPath } from '../hosting/card-address.ts'
import type { CardFiles } from '../cards/card-files.ts'
import { readCard } from '../cards/read-card.ts'
import type { BlobReader } from '../store/store.ts'
import type { LiveSite } from './live-site.ts'
import { sendPlain } from './send-plain.ts'

export interface CardShop {
  /** Public address of the shop. */
  origin: string
  /** Address of its API, without a trailing slash. */
  api: string
  live: LiveSite
  blobs: BlobReader
  cards: CardFiles
  /** Cards are for visitors with a pass: no shared cache keeps them. */
  is_closed: boolean
  /** The visitor's pass, with which the page's picture is fetched. */
  keycode_token: string | null
}

/**
 * Sends the picture of a page that is shown where its link is shared, drawn when it is first asked for. An address
 * the page had before an edit leads to the one it has now.
 *
 * @param path decoded
 * @returns false when the path is no card's; nothing was sent then
 */
export async function sendCard(response: ServerResponse, path: string, shop: CardShop): Promise<boolean> {
  const address = parseCardPath(path)
  if (!address) return false
  const page = shop.live.findPage(address.page)
  const html = page && (await shop.blobs.readPlain(page.document)).toString()
  const card = html && readCard(html)
  if (!page || !card) return false
  const hash = toCardHash(card, page.palette)
  const cache = shop.is_closed ? 'private' : 'public'
  if (hash !== address.hash) {
    const location = toCardPath(address.page, hash)
    sendPlain(response, 302, '', { location, 'cache-control': `${cache}, max-age=60` })
    return true
  }
  const { origin, api, keycode_token } = shop
  const file = await shop.cards.load({
    page: address.page,
    card,
    palette: page.palette,
    origin,
    api,
    keycode_token,
  })
  const headers = {
    'cache-control': file.is_complete ? `${cache}, max-age=31536000, immutable` : `${cache}, max-age=60`,
    // Other sites show it as a preview of the link.
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${hash}"`,
  }
  const known = response.req.headers['if-none-match']
  if (file.is_complete && fresh({ 'if-none-match': known }, { etag: headers.etag })) {
    response.writeHead(304, headers).end()
    return true
  }
  response.writeHead(200, { ...headers, 'content-type': 'image/jpeg', 'content-length': file.bytes.length })
  response.end(response.req.method === 'HEAD' ? undefined : file.bytes)
  return true
}
