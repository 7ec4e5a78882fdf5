import type { ServerResponse } from 'node:http'
import type { StoredDocument } from '../store/stored-document.ts'
import type { BodyCache } from './body-cache.ts'
import { type DocumentShop, sendDocument } from './send-document.ts'
import { sendPlain } from './send-plain.ts'

const headers = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store', 'retry-after': '10' }

/** A page that cannot be rendered now answers 503 with the shop's own page for errors, which nobody keeps. */
export async function sendUnavailable(
  response: ServerResponse,
  bodies: BodyCache,
  shop: DocumentShop,
  page: StoredDocument | undefined,
): Promise<void> {
  if (!page) {
    const sentence = 'ただいまこのページを表示できません。しばらくしてからもう一度お試しください。\n'
    return sendPlain(response, 503, sentence, { 'retry-after': headers['retry-after'] })
  }
  const document = { ...page, status: 503, tags: [], headers: { ...page.headers, ...headers } }
  await sendDocument(response, bodies, shop, document)
}
