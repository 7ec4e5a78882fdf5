import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { ApiError } from '#shop-api/http/api-error.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { DownloadableFile } from '#shop-api/http/served-call.ts'
import { DOCUMENTS_BUSY } from '#src/text/order/documents.ts'
import type { MessageCards, NoshiPapers } from './gift-papers.ts'
import type { DeliveryNotes, PickingList } from './paper-work.ts'
import type { InvoicePaper, ReturnInvoicePaper } from './invoice-paper.ts'
import type { TradeDocument } from './trade-document.ts'

/** Whatever is drawn beside the event loop. */
export type PrintedDocument =
  | TradeDocument
  | PickingList
  | DeliveryNotes
  | NoshiPapers
  | MessageCards
  | InvoicePaper
  | ReturnInvoicePaper

/** Documents that are being drawn or wait. With more of them a newcomer would wait too long. */
const MAX_ASKED = 16
const BUSY_RETRY_S = 3
const KEPT_BYTES = 32 * 1024 * 1024
const KEPT_MS = 60 * 60_000
const IDLE_MS = 60_000

/** Drawing takes a tenth of a second of processor time or more. One processor stays free for all other requests. */
const threads = new Piscina<PrintedDocument, DownloadableFile>({
  filename: new URL('./document-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  idleTimeout: IDLE_MS,
})

/** By content: a document that several ask for is drawn once for all of them. */
const kept = new LRUCache<string, DownloadableFile>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ bytes }) => bytes.byteLength,
  ttl: KEPT_MS,
})
const underWay = new Map<string, Promise<DownloadableFile>>()
let asked = 0

/**
 * A document as PDF, drawn beside the event loop.
 * @param load what it shows, and what its issue changes: runs only for those who are let in
 * @throws ApiError 429 with retry-after for a visitor who asks too often, and for all while too many wait
 */
export async function printDocument(
  limit: VisitorLimit,
  load: () => Promise<PrintedDocument>,
): Promise<DownloadableFile> {
  await limit.spendDocument()
  if (asked >= MAX_ASKED) {
    await limit.returnDocument()
    throw new ApiError(
      429,
      { code: 'too_many_requests', message: DOCUMENTS_BUSY.all },
      { 'retry-after': String(BUSY_RETRY_S) },
    )
  }
  asked += 1
  try {
    return await drawOnce(await load())
  } finally {
    asked -= 1
  }
}

async function drawOnce(document: PrintedDocument): Promise<DownloadableFile> {
  const key = toKey(document)
  const known = kept.get(key)
  if (known) return known
  const drawing = underWay.get(key) ?? threads.run(document)
  underWay.set(key, drawing)
  try {
    const file = await drawing
    kept.set(key, file)
    return file
  } finally {
    underWay.delete(key)
  }
}

/** The day is part of what it shows, the hour is not. */
function toKey({ issued_at: _issued_at, ...shown }: PrintedDocument): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
