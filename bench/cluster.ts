import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBundle } from '#publisher/adapter/build-bundle.ts'
import type { StorePlace } from '#publisher/store/store-place.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { emptyRedis, toRedisUrl } from '#tests/support/test-redis.ts'
import type { HostWork, PublisherFigures, PublisherWork } from './cluster/work.ts'
import { median, printTable } from './print-table.ts'
import { openBenchShop } from './publish/open-bench-shop.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 1_000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const HOSTS = (process.env['BENCH_HOSTS'] ?? '1,2,4').split(',').map(Number)
const REDIS = 9

interface Arrangement {
  name: string
  store: 'embedded' | 'shared'
  hosts: number
}
const arrangements: Arrangement[] = [
  { name: 'a folder, threads of the publisher', store: 'embedded', hosts: 0 },
  { name: 'PostgreSQL and S3, threads of the publisher', store: 'shared', hosts: 0 },
  ...HOSTS.map((hosts): Arrangement => ({
    name: `PostgreSQL and S3, hosts of one core: ${hosts}`,
    store: 'shared',
    hosts,
  })),
]

interface Figures extends PublisherFigures {
  hosts_ms: number
}

/**
 * The same shop published and edited with a folder, with PostgreSQL and an S3, and with more and more hosts that render. In
 * processor time as well, because the hosts, the API, PostgreSQL and the stand-in for S3 share this machine.
 */
export async function measureCluster(): Promise<void> {
  await buildBundle({ theme: 'garage', site: null })
  const shop = await openBenchShop(PRODUCTS)
  const found = new Map<Arrangement, Figures[]>(arrangements.map((one) => [one, []]))
  try {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [one, figures] of found) figures.push(await measureOne(one, shop.api))
  } finally {
    await shop.close()
  }
  printWhole(found)
  process.stdout.write('\n')
  printEdits(found)
}

async function measureOne({ store, hosts }: Arrangement, api: string): Promise<Figures> {
  await emptyRedis(REDIS)
  const { place, remove } = store === 'shared' ? await makeSharedPlace() : await makeFolder()
  const redis = toRedisUrl(REDIS)
  const started = await Promise.all(Array.from({ length: hosts }, () => startHost({ place, redis })))
  try {
    const work: PublisherWork = { api, place, threads: availableParallelism(), ...(hosts > 0 && { redis }) }
    const before = await readHosts(started)
    const publisher = startChild('publisher', work)
    await once(publisher, 'message')
    const hosts_ms = (await readHosts(started)) - before
    publisher.send('go on')
    const [figures] = (await once(publisher, 'message')) as [PublisherFigures]
    return { ...figures, hosts_ms }
  } finally {
    for (const { child, folder } of started) {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    }
    await remove()
  }
}

async function makeFolder(): Promise<{ place: StorePlace; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
  return {
    place: { kind: 'embedded', folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function startHost({ place, redis }: HostWork) {
  const folder = await mkdtemp(join(tmpdir(), 'noren-bench-'))
  const child = startChild('host', { redis, place: { ...place, folder } })
  await once(child, 'message')
  return { child, folder }
}

function startChild(name: string, work: PublisherWork | HostWork): ChildProcess {
  const file = fileURLToPath(new URL(`cluster/${name}.ts`, import.meta.url))
  const child = fork(file, [JSON.stringify(work)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.once('exit', (code) => {
    if (code) throw new Error(`The ${name} ended with ${code}.`)
  })
  return child
}

/** Processor time of all hosts so far. */
async function readHosts(hosts: { child: ChildProcess }[]): Promise<number> {
  const spent = await Promise.all(
    hosts.map(async ({ child }) => {
      child.send('how much?')
      return ((await once(child, 'message')) as [number])[0]
    }),
  )
  return spent.reduce((sum, one) => sum + one, 0)
}

const toMedian = (figures: Figures[], read: (one: Figures) => number) => median(figures.map(read))

function printWhole(found: Map<Arrangement, Figures[]>): void {
  const toCost = ({ cpu_ms, postgres_ms, hosts_ms, pages }: Figures) =>
    (cpu_ms + postgres_ms + hosts_ms) / pages
  const [embedded] = found.values()
  printTable(
    [
      'store, and who renders',
      'pages',
      'seconds',
      'pages/s',
      'publisher ms a page',
      'with PostgreSQL',
      'beside a folder',
    ],
    [...found].map(([{ name }, figures]) => {
      const seconds = toMedian(figures, (one) => one.seconds)
      const { pages } = figures[0]!
      return [
        name,
        pages,
        seconds.toFixed(1),
        Math.round(pages / seconds),
        toMedian(figures, (one) => one.cpu_ms / one.pages).toFixed(2),
        toMedian(figures, toCost).toFixed(2),
        `${(toMedian(figures, toCost) / toMedian(embedded!, toCost)).toFixed(2)}×`,
      ]
    }),
  )
}

function printEdits(found: Map<Arrangement, Figures[]>): void {
  printTable(
    ['store, and who renders', 'one edit, saved and live', 'documents', 'p50 ms', 'p95 ms'],
    [...found].flatMap(([{ name }, figures]) =>
      figures[0]!.edits.map(({ what, written }, at) => [
        name,
        what,
        written,
        toMedian(figures, ({ edits }) => edits[at]!.p50).toFixed(0),
        toMedian(figures, ({ edits }) => edits[at]!.p95).toFixed(0),
      ]),
    ),
  )
}
