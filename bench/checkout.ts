import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FaultyReport } from '#tests/support/faulty-checkouts/run-faulty-checkouts.ts'
import { printTable } from './print-table.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * BENCH_CHECKOUTS (1,000) checkouts by the real stores and client against the real API in a process of its own, on
 * PostgreSQL where one answers, with faults at every step (tests/support/faulty-checkouts); BENCH_SEED chooses them.
 */
export async function measureCheckout(): Promise<void> {
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const report = `${folder}/report.json`
  const started = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/vitest/vitest.mjs`, 'run', '--root', root, '--config', 'bench/vitest.config.ts'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, BENCH_REPORT: report } },
  )
  if (status !== 0) throw new Error('The checkouts did not run to their end.')
  const found = JSON.parse(await readFile(report, 'utf8')) as FaultyReport
  await rm(folder, { recursive: true, force: true })
  const { orders, duplicates, paid_without_order, lost, wrong, decisions, faults } = found
  printTable(
    ['orders', 'duplicates', 'paid without order', 'lost', 'wrong', 'decisions sent', 'minutes'],
    [
      [
        orders,
        duplicates,
        paid_without_order,
        lost,
        wrong,
        decisions,
        ((performance.now() - started) / 60_000).toFixed(1),
      ],
    ],
  )
  printTable(Object.keys(faults), [Object.values(faults)])
}
