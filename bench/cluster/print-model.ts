import { printTable } from '../print-table.ts'
import type { Figures } from './publish-whole.ts'

const SITES = 100
const PAGES = 1_000_000
const CORES = 64

/**
 * What a hundred sites of a million pages would take on 64 cores, from what a page takes here. Each kind of process has as many
 * cores as it needs for none to wait for another; one site is listed and kept by one core at most.
 */
export function printModel({ pages, cpu_ms, postgres_ms, hosts_ms, api_ms }: Figures): void {
  const parts = [
    ['hosts that render', hosts_ms],
    ['publishers', cpu_ms],
    ['PostgreSQL', postgres_ms],
    ['APIs', api_ms],
  ] as const
  const whole = parts.reduce((sum, [, ms]) => sum + ms, 0) / pages
  const a_second = (CORES * 1_000) / whole
  printTable(
    ['what', 'ms a page, here', `cores of ${CORES}`],
    [
      ...parts.map(([name, ms]) => {
        const each = ms / pages
        return [name, each.toFixed(2), ((each / whole) * CORES).toFixed(1)]
      }),
      ['together', whole.toFixed(2), CORES],
    ],
  )
  const hours = (count: number, rate: number) => (count / rate / 3_600).toFixed(1)
  process.stdout.write(
    `\n${SITES} sites of ${PAGES.toLocaleString('en')} pages: ${Math.round(a_second).toLocaleString('en')} pages a second, ` +
      `${hours(SITES * PAGES, a_second)} hours. One site alone, whose publisher is one core: ` +
      `${Math.round(1_000 / (cpu_ms / pages))} pages a second, ${hours(PAGES, 1_000 / (cpu_ms / pages))} hours.\n`,
  )
}
