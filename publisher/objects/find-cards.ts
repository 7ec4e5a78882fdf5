import pLimit from 'p-limit'
import { toCardHash } from '../cards/card.ts'
import type { CardFiles, CardRequest } from '../cards/card-files.ts'
import { readCard } from '../cards/read-card.ts'
import type { Release } from '../store/release.ts'
import type { BlobReader } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'

const AT_ONCE = 32
const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_A_MINUTE = 'public, max-age=60'

/** The link card of a page, not drawn yet. */
export interface PageCard {
  hash: string
  document: StoredDocument
  request: CardRequest
}

interface Work {
  release: Release
  blobs: BlobReader
  origin: string
  /** Address of the API, without a trailing slash. */
  api: string
}

/** The link cards that pages have, by the page's path. */
export async function findCards(
  { release, blobs, origin, api }: Work,
  pages: readonly StoredDocument[],
): Promise<Map<string, PageCard>> {
  const palette = release.manifest.palette ?? {}
  const found = new Map<string, PageCard>()
  const limit = pLimit(AT_ONCE)
  await limit.map(pages, async (page) => {
    const card = readCard((await blobs.readPlain(page)).toString())
    if (!card) return
    const hash = toCardHash(card, palette)
    const request = { page: page.path, card, palette, origin, api, keycode_token: null }
    found.set(page.path, { hash, document: toCardDocument(page.path, hash), request })
  })
  return found
}

/** What the card's object says; drawn when it is sent. */
export async function drawPageCard(
  cards: CardFiles,
  { document, request }: PageCard,
): Promise<{ document: StoredDocument; bytes: Uint8Array }> {
  const { bytes, is_complete } = await cards.load(request)
  const headers = { ...document.headers, 'cache-control': is_complete ? FOR_GOOD : FOR_A_MINUTE }
  return { document: { ...document, headers }, bytes }
}

/** Where a card lies, as a document's path. */
export const toCardFile = (page: string, hash: string) => `/og${page}${hash}.jpg`

function toCardDocument(page: string, hash: string): StoredDocument {
  return {
    path: toCardFile(page, hash),
    kind: 'asset',
    hash,
    size: 0,
    encoding: 'identity',
    status: 200,
    content_type: 'image/jpeg',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
    tags: [],
    is_indexed: false,
    last_modified: null,
  }
}
