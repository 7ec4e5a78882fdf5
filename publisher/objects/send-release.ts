import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { createCardFiles } from '../cards/card-files.ts'
import type { Progress } from '../receipt.ts'
import { REDIRECTS_PATH } from '../redirects/redirects-path.ts'
import type { Release } from '../store/release.ts'
import type { DocumentKind, StoredDocument } from '../store/stored-document.ts'
import type { Bucket, ObjectFields } from '../store/shared/bucket.ts'
import type { SiteStore } from '../store/store.ts'
import { type BucketState, writePointer } from './bucket-state.ts'
import { changeIndex } from './change-index.ts'
import { drawPageCard, findCards, type PageCard } from './find-cards.ts'
import { type Layout, readObject, toMaking, toVersion } from './layout.ts'
import { listOlderFiles } from './list-older-files.ts'
import { getInTurns } from './in-turns.ts'
import { planRelease, type ReleasePlan } from './plan-release.ts'
import { FORMAT, type Sending, SENDING_KEY, toDroppedKey } from './pointer.ts'
import { joinTags } from './purge/purge.ts'
import { planOldPages } from './plan-old-pages.ts'
import type { SenderOptions } from './sender-options.ts'

const AT_ONCE = 32
/** In place, a page shows after everything it names, and is named to search engines after it shows. */
const order: DocumentKind[] = ['page', 'generated']

export interface SendReceipt {
  release: number
  /** Objects that were written, the list's parts and `live.json` not counted. */
  sent: number
  bytes: number
  gone: number
}

interface Work extends SenderOptions {
  layout: Layout
  onProgress?: (progress: Progress<'objects'>) => void
}

/**
 * Brings what differs into the bucket and shows it by one write of `live.json`. Whenever it ends before, everything is as it was,
 * but for a bucket that is a website by itself: there pages are written over one by one.
 */
export async function sendRelease(work: Work, state: BucketState, live: Release): Promise<SendReceipt> {
  const { site, store, bucket, layout, purge } = work
  const published = store.site(site.name)
  const { pointer, index } = state
  const making = toMaking(layout)
  const sent = pointer?.making === making ? pointer.release : undefined
  const plan = await planRelease(published, live, sent, index)
  if (layout.is_in_place) await addOverwritten(plan, published, live, state)
  const has_redirects = [...plan.put.map(({ path }) => path), ...plan.gone].includes(REDIRECTS_PATH)
  const old_pages =
    layout.is_in_place && has_redirects ? await planOldPages(published, live, index) : undefined
  const pages = plan.put.filter(({ kind, encoding }) => kind === 'page' && encoding === 'br')
  const from = { release: live, blobs: published.blobs, origin: site.origin, api: work.api }
  const found = await findCards(from, pages)
  const whole = { put: plan.put, gone: [...plan.gone, ...(old_pages?.gone ?? [])] }
  const { cards, dropped } = await changeIndex(index, layout, whole, found)
  for (const [path, fields] of old_pages?.put ?? []) index.set(path, [JSON.stringify(fields), null])
  const built = index.build()
  // What a page still open asks for stays in the list until no kept release names it.
  if (pointer) dropped.push(...(await listOlderFiles(published, layout, pointer.release, live)))
  dropped.push(...state.leftovers, ...built.gone.map((key) => ({ key })))

  const name = `${live.id}-${randomUUID().slice(0, 8)}`
  const lists = [...built.objects]
  if (dropped.length > 0) lists.push({ key: toDroppedKey(name), bytes: toBytes(dropped) })
  const documents = [...plan.put, ...cards.map(({ document }) => document)].map((document) => ({
    key: toKey(layout, document),
    path: document.path,
    version: toVersion(document),
  }))
  const objects = [...state.leftovers, ...documents, ...lists.map(({ key }) => ({ key }))]
  if (objects.length > 0)
    await bucket.put(SENDING_KEY, toBytes({ release: live.id, objects } satisfies Sending))
  // Nobody asks for what `live.json` does not name, so these need not wait for each other.
  const puts = openPuts(bucket, work.signal)
  const sending = Promise.all([
    sendObjects(work, puts.put, plan.put, cards, old_pages?.put ?? new Map()),
    pLimit(AT_ONCE).map(lists, ({ key, bytes }) => puts.put(key, bytes)),
  ])
  const [counts] = await sending.catch(async (error: unknown) => {
    await puts.end()
    throw error
  })

  work.signal?.throwIfAborted()
  const changed = [...plan.put.map(({ path }) => path), ...plan.gone]
  const at = work.clock().toISOString()
  await writePointer(bucket, state, {
    format: FORMAT,
    site: site.name,
    target: work.target,
    making,
    release: live.id,
    shards: built.names,
    rewrites: live.rewrites,
    owed: joinTags(site.name, pointer?.owed ?? [], purge.toTags(site.name, changed)),
    dropped: [
      ...(pointer?.dropped ?? []),
      ...(dropped.length > 0 ? [{ name, release: pointer?.release ?? live.id, at }] : []),
    ],
  })
  index.settle(built.names)
  state.leftovers = []
  return { release: live.id, ...counts, gone: whole.gone.length }
}

/** In place, a send that ended halfway has written over pages that the list says are as they were: they are written anew. */
async function addOverwritten(
  plan: ReleasePlan,
  published: SiteStore,
  live: Release,
  { leftovers, index }: BucketState,
): Promise<void> {
  const put = new Set(plan.put.map(({ path }) => path))
  const paths = leftovers.flatMap(({ path }) => (path !== undefined && !put.has(path) ? [path] : []))
  await index.load(paths)
  const documents = await getInTurns(published.openView(live.id), [...new Set(paths)])
  plan.put.push(...documents.values())
}

/** Puts of one send: when it fails, none begins any more, and those that had begun are waited for. */
function openPuts(bucket: Bucket, signal: AbortSignal | undefined) {
  const under_way = new Set<Promise<void>>()
  let is_over = false
  return {
    async put(key: string, bytes: Uint8Array, fields?: ObjectFields): Promise<void> {
      signal?.throwIfAborted()
      if (is_over) throw new Error('The send was given up.')
      const done = bucket.put(key, bytes, fields)
      under_way.add(done)
      return done.finally(() => under_way.delete(done))
    },
    async end(): Promise<void> {
      is_over = true
      await Promise.allSettled(under_way)
    },
  }
}

async function sendObjects(
  { site, store, layout, onProgress }: Work,
  putObject: (key: string, bytes: Uint8Array, fields: ObjectFields) => Promise<void>,
  documents: StoredDocument[],
  cards: PageCard[],
  old_pages: ReadonlyMap<string, ObjectFields>,
): Promise<{ sent: number; bytes: number }> {
  const { blobs } = store.site(site.name)
  const limit = pLimit(AT_ONCE)
  const counts = { sent: 0, bytes: 0 }
  const total = documents.length + cards.length + old_pages.size
  async function put(key: string, bytes: Uint8Array, fields: ObjectFields): Promise<void> {
    await putObject(key, bytes, fields)
    counts.sent += 1
    counts.bytes += bytes.length
    onProgress?.({ stage: 'objects', done: counts.sent, total })
  }
  const sendAll = (wanted: (document: StoredDocument) => boolean) =>
    limit.map(documents.filter(wanted), async (document) => {
      const { bytes, fields } = await readObject(layout, blobs, document)
      await put(toKey(layout, document), bytes, fields)
    })
  const files = createCardFiles(store.folder, site.name)
  const sendCards = () =>
    limit.map(cards, async (card) => {
      const { document, bytes } = await drawPageCard(files, card)
      const object = layout.toObject(document, bytes, 'identity')
      await put(toKey(layout, card.document), object.bytes, object.fields)
    })
  if (!layout.is_in_place) {
    await Promise.all([sendAll(() => true), sendCards()])
    return counts
  }
  await Promise.all([sendAll(({ kind }) => kind === 'asset'), sendCards()])
  for (const kind of order) await sendAll((document) => document.kind === kind)
  for (const [path, fields] of old_pages) await put(layout.toKey(path, ''), new Uint8Array(), fields)
  return counts
}

const toKey = (layout: Layout, document: StoredDocument) => layout.toKey(document.path, toVersion(document))

const toBytes = (value: object) => new TextEncoder().encode(JSON.stringify(value))
