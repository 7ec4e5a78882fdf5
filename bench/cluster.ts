import { parseArgs } from 'node:util'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { printModel } from './cluster/print-model.ts'
import { type Arrangement, type Figures, publishMany, publishOne } from './cluster/publish-whole.ts'
import type { PublisherFigures } from './cluster/work.ts'
import { median, printTable } from './print-table.ts'
import { toEditRows } from './publish/edits.ts'
import { openBenchShop } from './publish/open-bench-shop.ts'

const PRODUCTS = Number(process.env['BENCH_PRODUCTS'] ?? 1_000)
const TURNS = Number(process.env['BENCH_TURNS'] ?? 3)
const HOSTS = (process.env['BENCH_HOSTS'] ?? '1,2,4').split(',').map(Number)
const SITES = process.env['BENCH_SITES']
/** Hosts while sizes are compared: as many as the machine has cores. */
const HOSTS_OF_SIZES = 2

const toName = ({ store, hosts }: Arrangement) =>
  store === 'embedded'
    ? 'a folder, threads of the publisher'
    : `PostgreSQL and S3, ${hosts > 0 ? `hosts of one core: ${hosts}` : 'threads of the publisher'}`

/**
 * A shop published and edited with a folder, with PostgreSQL and an S3, and with more and more hosts that render; as many sites at
 * once; and as it grows. In processor time as well, because the hosts, the API, PostgreSQL and the stand-in for S3 share this
 * machine. `--full`: 100 sites of 1,000 products and one of 100,000; 4 and 10,000 otherwise. `--only arrangements|sites|sizes`.
 */
export async function measureCluster(flags: string[]): Promise<void> {
  const { values } = parseArgs({
    args: flags,
    options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
  })
  const isWanted = (name: string) => values.only === undefined || values.only === name
  await buildBundle({ theme: 'garage', site: null })
  if (isWanted('arrangements')) await compareArrangements()
  if (isWanted('sites')) await publishSites(Number(SITES ?? (values.full ? 100 : 4)))
  if (isWanted('sizes')) await compareSizes([1_000, values.full ? 100_000 : 10_000])
}

async function withShop<Result>(
  products: number,
  work: (shop: Awaited<ReturnType<typeof openBenchShop>>) => Promise<Result>,
): Promise<Result> {
  const shop = await openBenchShop(products)
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

async function compareArrangements(): Promise<void> {
  const arrangements: Arrangement[] = [
    { store: 'embedded', hosts: 0 },
    ...[0, ...HOSTS].map((hosts): Arrangement => ({ store: 'shared', hosts })),
  ]
  const found = new Map<string, Figures<PublisherFigures>[]>(arrangements.map((one) => [toName(one), []]))
  await withShop(PRODUCTS, async (shop) => {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const one of arrangements) found.get(toName(one))!.push(await publishOne(one, shop))
  })
  const [embedded] = found.values()
  const toMedian = (figures: Figures[], read: (one: Figures) => number) => median(figures.map(read))
  printTable(
    [
      'store, and who renders',
      'pages',
      'seconds',
      'pages/s',
      'publisher ms a page',
      'with PostgreSQL and hosts',
      'beside a folder',
    ],
    [...found].map(([name, figures]) => {
      const seconds = toMedian(figures, (one) => one.seconds)
      const { pages } = figures[0]!
      return [
        name,
        pages,
        seconds.toFixed(1),
        Math.round(pages / seconds),
        toMedian(figures, (one) => one.cpu_ms / one.pages).toFixed(2),
        toMedian(figures, toCost).toFixed(2),
        // Of each turn by itself: what else the machine does falls on both.
        `${median(figures.map((one, turn) => toCost(one) / toCost(embedded![turn]!))).toFixed(2)}×`,
      ]
    }),
  )
  process.stdout.write('\n')
  printTable(
    ['store, and who renders', 'one edit, saved and live', 'documents', 'p50 ms', 'p95 ms'],
    [...found].flatMap(([name, figures]) =>
      figures[0]!.edits.map(({ what, written }, at) => [
        name,
        what,
        written,
        median(figures.map(({ edits }) => edits[at]!.p50)).toFixed(0),
        median(figures.map(({ edits }) => edits[at]!.p95)).toFixed(0),
      ]),
    ),
  )
}

/** Processor time of a page, without the API's, which is the same for all. */
const toCost = ({ cpu_ms, postgres_ms, hosts_ms, pages }: Figures) =>
  (cpu_ms + postgres_ms + hosts_ms) / pages

async function publishSites(sites: number): Promise<void> {
  const rows = await withShop(PRODUCTS, async (shop) => {
    const found: (string | number)[][] = []
    for (const hosts of HOSTS) {
      const figures = await publishMany(hosts, sites, shop)
      const { pages, seconds, first } = figures
      found.push([
        hosts,
        pages,
        seconds.toFixed(1),
        Math.round(pages / seconds),
        Math.round(1_000 / toCost(figures)),
        (first / seconds).toFixed(2),
      ])
    }
    return found
  })
  process.stdout.write(`\n${sites} sites of ${PRODUCTS} products at once:\n\n`)
  printTable(
    [
      'hosts of one core',
      'pages',
      'seconds',
      'pages/s',
      'pages/s and core',
      'first live, of the last’s time',
    ],
    rows,
  )
}

async function compareSizes(sizes: number[]): Promise<void> {
  const found: [number, Figures<PublisherFigures>][] = []
  for (const size of sizes)
    found.push([
      size,
      await withShop(size, (shop) => publishOne({ store: 'shared', hosts: HOSTS_OF_SIZES }, shop)),
    ])
  process.stdout.write(`\nOne site as it grows, ${HOSTS_OF_SIZES} hosts:\n\n`)
  printTable(
    ['products', 'pages', 'seconds', 'pages/s', 'ms a page, all but the API', 'publisher, s of processor'],
    found.map(([size, one]) => [
      size,
      one.pages,
      one.seconds.toFixed(1),
      Math.round(one.pages / one.seconds),
      toCost(one).toFixed(2),
      (one.cpu_ms / 1_000).toFixed(1),
    ]),
  )
  process.stdout.write('\n')
  printTable(
    ['products', 'one edit, saved and live', 'documents', 'p50 ms', 'p95 ms', 'p50 beside the smallest'],
    toEditRows(found, 'p50'),
  )
  process.stdout.write('\n')
  printModel(found.at(-1)![1])
}
