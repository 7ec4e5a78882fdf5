import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { openRenderHost } from '#publisher/render-queue/open-render-host.ts'
import { openRenderQueue } from '#publisher/render-queue/open-render-queue.ts'
import type { Renderers } from '#publisher/render/renderers.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import { chunkRendered } from '#running/events.ts'
import { emptyRedis, toRedisUrl } from '#tests/support/test-redis.ts'
import { createRenderInput } from '#publisher/render/create-render-input.ts'
import type { RenderInput } from '#publisher/render/render-job.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { createFolder, demoBundle, openWorkshop, toSite, type Workshop } from '../open-workshop.ts'
import type { DemoPage } from '../start-content-api.ts'

/** The one of these tests. */
export const REDIS = 14
export const url = toRedisUrl(REDIS)
/** Shorter than in production, so that a dead host is missed soon. */
const LOCK_MS = 3_000

export interface HostWorkshop extends Workshop {
  renderers: Renderers
  /** A host in this process. @param how the address of the API it asks, if it is another one */
  openHost: (how?: { cores?: number; api?: string }) => Promise<void>
  /** A host of its own process; another one begins whenever it dies, if not told otherwise. */
  startHost: (how?: { comes_back: boolean }) => Promise<{ kill: () => void; countDeaths: () => number }>
  /** What the renders of one publish share. */
  toInput: (site: string) => Promise<RenderInput>
  /** Chunks by site, in the order in which hosts of this process had rendered them. */
  rendered: string[]
}

/**
 * A shared store, an empty Redis, an API with these pages, and a publish that asks hosts; cleaned up with the test.
 * @param publisher_url where the publisher finds Redis
 * @param return_ms how long it waits for a host to come back
 */
export async function openHostWorkshop(
  pages: Record<string, DemoPage>,
  { publisher_url = url, return_ms }: { publisher_url?: string; return_ms?: number } = {},
): Promise<HostWorkshop> {
  await emptyRedis(REDIS)
  const workshop = await openWorkshop(pages)
  if (workshop.place.kind !== 'shared' || !workshop.store.for_hosts)
    throw new Error('Hosts are tried on a shared store.')
  const { place } = workshop as { place: SharedPlace }
  const renderers = openRenderQueue(publisher_url, workshop.store.for_hosts, return_ms)
  onTestFinished(() => renderers.close())
  const rendered: string[] = []
  onTestFinished(chunkRendered.hear(({ site }) => rendered.push(site)))

  async function openHost({ cores = 1, api }: { cores?: number; api?: string } = {}): Promise<void> {
    const store = await openStore({ ...place, folder: createFolder() }, 'write')
    const host = await openRenderHost({
      url,
      store,
      supplies: store.for_hosts!,
      folder: createFolder(),
      cores,
      lock_ms: LOCK_MS,
      ...(api && { toApi: () => api }),
      onError: () => {},
    })
    onTestFinished(async () => {
      await host.close()
      await store.close()
    })
    await isSeen()
  }

  async function startHost({ comes_back } = { comes_back: true }) {
    let deaths = 0
    let is_over = false
    const begin = () => {
      const told = {
        place: { ...place, folder: createPlace() },
        url,
        folder: createPlace(),
        cores: 1,
        lock_ms: LOCK_MS,
      }
      const file = fileURLToPath(new URL('host-process.ts', import.meta.url))
      const child = spawn(process.execPath, [file, JSON.stringify(told)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      child.on('exit', () => {
        if (is_over) return
        deaths += 1
        if (comes_back) current = begin()
      })
      return child
    }
    const folders: string[] = []
    const createPlace = () => {
      const folder = createFolder()
      folders.push(folder)
      return folder
    }
    let current = begin()
    onTestFinished(() => {
      is_over = true
      current.kill('SIGKILL')
    })
    await once(current.stdout, 'data')
    await isSeen()
    return { kill: () => void current.kill('SIGKILL'), countDeaths: () => deaths }
  }

  return {
    ...workshop,
    renderers,
    openHost,
    startHost,
    rendered,
    async toInput(site) {
      const given = {
        site: toSite(site),
        api: workshop.api.base,
        keycode_token: null,
        now: new Date(0),
        store: workshop.store,
      }
      const { settings } = await readSiteFacts(toSite(site), workshop.api.base)
      return createRenderInput({ ...given, bundle: demoBundle }, settings, null)
    },
    publish: (change) => workshop.publish({ renderers, ...change }),
  }
}

/** Publishers look every two seconds whether a host is there. */
const isSeen = () => new Promise<void>((resolve) => setTimeout(resolve, 2_100))
