import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SharedPlace, StorePlace } from '#publisher/store/store-place.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { readProcessMs } from './processor-time.ts'
import type { HostWork, ManyWork, PublisherWork } from './work.ts'

/** Hosts of one core that render. */
export interface Hosts {
  /** Processor time of all so far. */
  readMs(): number
  stop(): Promise<void>
}

export function startChild(name: string, work: PublisherWork | ManyWork | HostWork): ChildProcess {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
  const child = fork(file, [JSON.stringify(work)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.once('exit', (code) => {
    if (code) throw new Error(`The ${name} ended with ${code}.`)
  })
  return child
}

export async function startHosts(count: number, place: StorePlace, redis: string): Promise<Hosts> {
  const started = await Promise.all(
    Array.from({ length: count }, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
      const child = startChild('host', { redis, place: { ...place, folder } })
      await once(child, 'message')
      return { child, folder }
    }),
  )
  return {
    readMs: () => started.reduce((sum, { child }) => sum + readProcessMs(child.pid!), 0),
    async stop() {
      for (const { child, folder } of started) {
        child.kill('SIGKILL')
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

export async function makePlace(kind: 'embedded'): Promise<{ place: StorePlace; remove: () => Promise<void> }>
export async function makePlace(kind: 'shared'): Promise<{ place: SharedPlace; remove: () => Promise<void> }>
export async function makePlace(
  kind: StorePlace['kind'],
): Promise<{ place: StorePlace; remove: () => Promise<void> }>
export async function makePlace(kind: StorePlace['kind']) {
  if (kind === 'shared') return makeSharedPlace()
  const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
  return {
    place: { kind: 'embedded', folder } satisfies StorePlace,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
