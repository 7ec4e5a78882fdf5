import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FaultyReport } from '#tests/support/faulty-checkouts/run-faulty-checkouts.ts'
import { printTable } from './print-table.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * BENCH_CHECKOUTS (1,000) checkouts by the real stores and client against the real API in a process of its own, on
 * PostgreSQL where one answers, paid at stand-ins of Stripe and KOMOJU, with faults at every step
 * (tests/support/faulty-checkouts); BENCH_SEED chooses them.
 *
 * @throws Error when anything was lost, doubled or left open, or a fault was never met
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
  const { orders, who, decisions, faults, meetings, notices, unmet, killed_in_calls, hours, ...ends } = found
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  printTable(
    ['orders', ...Object.keys(ends).map(toWords), 'decisions sent', 'hours of the shop', 'minutes'],
    [[orders, ...Object.values(ends), decisions, hours, minutes]],
  )
  printTable(['between browser and API', 'times'], Object.entries(faults))
  printTable(
    ['between API and company', 'calls', 'failed before', 'during', 'after', 'answered with an error'],
    Object.entries(meetings).map(([call, { calls, before, during, after, error }]) => [
      call,
      calls,
      before,
      during,
      after,
      error,
    ]),
  )
  printTable(['notices', 'times'], Object.entries(notices))
  printTable(['API killed during a call of a company'], [[killed_in_calls]])
  if (who.length > 0) process.stdout.write(`${who.join('\n')}\n`)
  const faulty = Object.entries(ends).filter(([, times]) => times > 0)
  if (faulty.length > 0)
    throw new Error(`It is not zero: ${faulty.map(([name]) => toWords(name)).join(', ')}.`)
  if (unmet.length > 0) throw new Error(`Never met: ${unmet.join(', ')}.`)
}

const toWords = (name: string): string => name.replaceAll('_', ' ')
