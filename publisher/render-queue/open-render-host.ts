import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Job, Worker } from 'bullmq'
import { chunkRendered } from '#running/events.ts'
import { createRenderPool, type RenderPool } from '../render/render-pool.ts'
import type { HostSupplies, Store } from '../store/store.ts'
import { isRendered } from '../store/stored-document.ts'
import { type BundleName, openBundleShelf } from './bundle-archive.ts'
import { type ChunkJob, packPages, PREFIX, toQueueName } from './chunk-job.ts'
import { connect } from './connect.ts'
import { beat, tidyQueues } from './hosts.ts'
import { unseal } from './seal.ts'

/** One chunk is rendered while another one waits for the API. */
const CHUNKS_PER_CORE = 2
/** A host that dies gives its chunks back after that long. */
const LOCK_MS = 10_000
/** A host that dies with a chunk: its pages are tried apart at once, for one of them may be why. */
const DEATHS = 0
/** How long chunks may take to their end when the host is to end, and how long Redis is waited for. */
const FINISHING_MS = 20_000
const CLOSING_MS = 2_000
/** Bundles that are in memory at once. */
const MAX_LOADED = 3

const PAUSE_MS = 2_000
const SITE = /^[a-z][a-z0-9-]*$/

export interface RenderHostOptions {
  /** `redis://…` */
  url: string
  store: Store
  supplies: HostSupplies
  /** Where bundles are unpacked: inside the installation. */
  folder: string
  /** Address of a site's API from here, without channel. @param asked the one the publisher uses */
  toApi?: (site: string, asked: string) => string
  /** Told what went wrong with a chunk. */
  onError: (error: unknown) => void
  cores?: number
  lock_ms?: number
}

/** Takes chunks of pages from the queue and renders them, one bundle's threads beside another's. */
export async function openRenderHost({
  url,
  store,
  supplies,
  folder,
  toApi = (_, asked) => asked,
  onError,
  cores = availableParallelism(),
  lock_ms = LOCK_MS,
}: RenderHostOptions) {
  const shelf = openBundleShelf(supplies, folder)
  await shelf.tidy()
  const slots = cores * CHUNKS_PER_CORE
  const name = toQueueName()
  const redis = connect(url, 'noren-renderer', 'wait')
  const asking = connect(url, 'noren-renderer', 'ask')
  /** The one that was used last comes last. */
  const loaded = new Map<string, { pool: RenderPool; busy: number }>()

  async function withPool<Result>(
    bundle: BundleName,
    work: (pool: RenderPool) => Promise<Result>,
  ): Promise<Result> {
    const entry = await shelf.load(bundle)
    const one = loaded.get(bundle.name) ?? { pool: createRenderPool(entry, cores), busy: 0 }
    loaded.delete(bundle.name)
    loaded.set(bundle.name, one)
    one.busy += 1
    closeIdle()
    try {
      return await work(one.pool)
    } finally {
      one.busy -= 1
      closeIdle()
    }
  }

  function closeIdle(): void {
    for (const [bundle, { pool, busy }] of loaded) {
      if (loaded.size <= MAX_LOADED) return
      if (busy > 0) continue
      loaded.delete(bundle)
      void pool.close()
    }
  }

  async function renderChunk({ data: { bundle, input, sealed_pass, paths } }: Job<ChunkJob, string>) {
    const started = performance.now()
    const { name: site } = input.site
    if (!SITE.test(site)) throw new Error(`${site} is no site.`)
    const keycode_token = sealed_pass === null ? null : unseal(sealed_pass, await supplies.readKey())
    const here = { ...input, keycode_token, store: store.folder, apiBase: toApi(site, input.apiBase) }
    const { documents, ...rest } = await withPool(bundle, (pool) => pool.render(here, paths))
    await store.site(site).sendBytes(documents.filter(isRendered).map(({ hash }) => hash))
    chunkRendered.tell({ site, pages: paths.length, ms: performance.now() - started })
    return packPages({ ...rest, documents: documents.map((one) => ({ ...one, is_sent: true })) })
  }

  /** A host that cannot would take one chunk after the other from those that can. */
  async function renderOrPause(job: Job<ChunkJob, string>): Promise<string> {
    try {
      return await renderChunk(job)
    } catch (error) {
      onError(error)
      await wait(PAUSE_MS)
      throw error
    }
  }

  const worker = new Worker<ChunkJob, string>(name, renderOrPause, {
    prefix: PREFIX,
    connection: redis,
    concurrency: slots,
    lockDuration: lock_ms,
    stalledInterval: Math.ceil(lock_ms / 3),
    maxStalledCount: DEATHS,
  })
  // That a connection is lost, is said by the health and by publishers; it is made again.
  worker.on('error', (error) => isOurs(error) && onError(error))
  const heart = beat(asking, name, randomUUID(), slots)
  void tidyQueues(redis, name).catch(onError)

  return {
    slots,
    /** @throws while Redis is away */
    check: () => asking.ping(),
    /** Renders what it has begun, and takes nothing more. */
    async close(): Promise<void> {
      await Promise.race([heart.stop(), wait(CLOSING_MS)])
      await Promise.race([worker.close(), wait(FINISHING_MS)])
      await Promise.all([...loaded.values()].map(({ pool }) => pool.close()))
      redis.disconnect()
      asking.disconnect()
    },
  }
}

const isOurs = (error: Error) => !/ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|Connection is closed/.test(String(error))
