import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildBundle } from '#tests/support/build-bundle.ts'
import { printTable } from '../print-table.ts'
import { toEditRows } from './edits.ts'
import type { SizeFigures } from './one-size.ts'

const SIZES = (process.env['BENCH_SIZES'] ?? '1000,10000,100000').split(',').map(Number)
const script = fileURLToPath(new URL('./one-size.ts', import.meta.url))

/** The same shop with more and more products: what publishing it and editing it cost as it grows. */
export async function measureSizes(): Promise<void> {
  await buildBundle({ theme: 'garage', site: null })
  const found = new Map<number, SizeFigures>()
  for (const size of SIZES) found.set(size, await runSize(size))
  printTable(
    ['products', 'database', 'pages', 'seconds', 'pages/s', 'peak memory MB', 'switch or roll back ms'],
    [...found].map(([size, { database, pages, seconds, peak_mb, switch_ms }]) => [
      size,
      database,
      pages,
      seconds.toFixed(1),
      Math.round(pages / seconds),
      Math.round(peak_mb),
      switch_ms.toFixed(1),
    ]),
  )
  process.stdout.write('\n')
  printTable(
    ['products', 'one edit, saved and live', 'documents', 'p50 ms', 'p95 ms', 'p95 beside the smallest shop'],
    toEditRows(found, 'p95'),
  )
}

async function runSize(size: number): Promise<SizeFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(size)], {
    maxBuffer: 1 << 26,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as SizeFigures
}
