import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createRandom } from '#demo/random.ts'
import { manyShoppers } from '#tests/support/shop-process.ts'
import { openBook } from './cluster-faults/book.ts'
import { openEditor } from './cluster-faults/editor.ts'
import { toFaults } from './cluster-faults/faults.ts'
import { listLate, openReaders } from './cluster-faults/readers.ts'
import { openShoppers, type Shoppers } from './cluster-faults/shoppers.ts'
import { type Cluster, openCluster } from './hosts/open-cluster.ts'
import { printTable } from './print-table.ts'

const LOGS = 'test-results/cluster-faults'
const BETWEEN_MS = 2_000
/** After the last fault: the publishers ask every half minute by themselves, and an event is sent again later and later. */
const SETTLING_MS = 90_000
const LOOK_EVERY_MS = 500

/** Seeded faults of a cluster while an editor edits, shoppers order and readers read. */
export async function measureClusterFaults(flags: string[]): Promise<void> {
  const { values } = parseArgs({
    args: flags,
    options: { seed: { type: 'string', default: '1' }, times: { type: 'string', default: '20' } },
  })
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const token = randomBytes(18).toString('base64url')
  const cluster = await openCluster({ admin_token: token, api_env: manyShoppers, say })
  const book = openBook()
  let shoppers: Shoppers | undefined
  try {
    const random = createRandom(values.seed)
    const editor = await openEditor(cluster.staff, token, createRandom(`${values.seed} editor`), book)
    // Each page of each origin: one that had not heard of the first edit yet was counted as a request that failed.
    await settle(async () => (await listLate(cluster, book.saved)).length === 0)
    const readers = openReaders(cluster, book)
    shoppers = await openShoppers(cluster, values.seed)
    const { count: countOrders } = shoppers
    const faults = toFaults({ cluster, readers, editor, random }, Number(values.times))
    const rows = new Map(faults.map(({ name }) => [name, [0, 0, 0, 0, 0, 0]]))
    const all = faults.flatMap((fault) => Array.from({ length: fault.times }, () => fault))
    const count = () => {
      const { edits, served, failed } = book.counts
      return [1, edits, countOrders(), served, failed, book.violations.length]
    }
    for (const fault of random.sample(all, all.length)) {
      const before = count()
      await fault.happen()
      await wait(BETWEEN_MS)
      const row = rows.get(fault.name)!
      const after = count()
      rows.set(fault.name, [
        row[0]! + 1,
        ...row.slice(1).map((sum, at) => sum + after[at + 1]! - before[at + 1]!),
      ])
      say(`${new Date().toISOString()} ${fault.name}: ${book.violations.length} violations so far`)
      for (const { what, words } of book.violations.slice(before.at(-1))) say(`  ${what}: ${words}`)
    }
    const told = book.violations.length
    await editor.end()
    await shoppers.end(book)
    let late: string[] = []
    await settle(async () => (late = await listLate(cluster, book.saved)).length === 0)
    for (const words of late) book.violate('lost edit', words)
    await readers.end()
    for (const { what, words } of book.violations.slice(told)) say(`${what}: ${words}`)
    say('')
    printTable(
      ['fault', 'times', 'edits', 'orders', 'requests served', 'failed', 'violations'],
      [...rows].map(([name, row]) => [name, ...row]),
    )
    const { edits, edits_sent_again, whole, receipts, excused } = book.counts
    say(
      `\n${edits} edits and ${whole} changes of the whole site, ${edits_sent_again} sent again, ${receipts} receipts; ${excused} requests to origins that were killed or cut off, ` +
        `${book.ahead.length} pages beside one that showed an edit before its receipt`,
    )
  } finally {
    shoppers?.kill()
    writeLogs(cluster)
    writeFileSync(`${LOGS}/ahead.log`, book.ahead.join('\n'))
    await cluster.close()
  }
  if (book.violations.length > 0) throw new Error(`${book.violations.length} violations, told above.`)
}

/** What every host said, for whoever looks for the cause of a violation. */
function writeLogs({ hosts }: Cluster): void {
  mkdirSync(LOGS, { recursive: true })
  for (const host of Object.values(hosts)) writeFileSync(`${LOGS}/${host.name}.log`, host.output())
}

/** Waits until it is so, and not for ever. */
async function settle(isSo: () => Promise<boolean>): Promise<void> {
  for (const ends = performance.now() + SETTLING_MS; performance.now() < ends; await wait(LOOK_EVERY_MS))
    if (await isSo().catch(() => false)) return
}
