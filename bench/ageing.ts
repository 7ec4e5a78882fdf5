import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import type { Gauge } from './ageing/gauged-server.ts'
import { printTable } from './print-table.ts'

const SERVER = fileURLToPath(new URL('ageing/gauged-server.ts', import.meta.url))
const ROUNDS = Number(process.env['BENCH_TURNS'] ?? 12)
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 2_000)
const PRODUCTS = process.env['BENCH_PRODUCTS'] ?? '2000'
const AT_ONCE = 16
/** The last round may cost this much more than the second; the first warms up. */
const MOST = 1.15
/** Clock ticks of `/proc`, on Linux everywhere the same. */
const MS_A_TICK = 10

/**
 * Whether answers cost more and more while a process answers the same lists for a long time. In processor time, of the
 * API and of
 * its connections at PostgreSQL, as machines are shared. @throws when the last round costs too much more than the second
 */
export async function measureAgeing(): Promise<void> {
  const place = await findDatabasePlace('postgres')
  const api = fork(SERVER, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '1',
      DEMO_PRODUCTS: PRODUCTS,
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      SHOP_ORIGIN: 'https://shop.example',
      ADMIN_TOKEN: 'staff-of-the-bench-2026',
      PAYMENT_CARDS: 'off',
      READS_PER_10_S: '1000000000',
      HOJIN_KEYCODE: 'BENCH-2026',
    },
  })
  const admin = postgres(place.url, { max: 1 })
  try {
    const [line] = (await once(createInterface(api.stdout!), 'line')) as [string]
    const base = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}/moto/v1`
    const addresses = await listAddresses(base)
    const gauge = async (): Promise<Gauge> => {
      api.send('gauge')
      return ((await once(api, 'message')) as [Gauge])[0]
    }
    const rows: (string | number)[][] = []
    const costs: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const [before, database_before] = [await gauge(), await readDatabaseCpu(admin)]
      await askAll(base, addresses)
      const [after, database] = [await gauge(), await readDatabaseCpu(admin)]
      const [own, beside] = [after.cpu_ms - before.cpu_ms, database - database_before].map(
        (ms) => ms / REQUESTS,
      ) as [number, number]
      costs.push(own + beside)
      const { heap_mb, rss_mb, resources, listeners } = after
      rows.push([round, own.toFixed(2), beside.toFixed(2), heap_mb.toFixed(1), rss_mb.toFixed(0), resources, listeners]) // prettier-ignore
    }
    printTable(
      ['round', 'API s/1,000', 'PostgreSQL s/1,000', 'heap MB', 'rss MB', 'resources', 'listeners'],
      rows,
    )
    const ratio = costs.at(-1)! / costs[1]!
    process.stdout.write(`\nThe last round costs ${ratio.toFixed(2)} times the second.\n`)
    if (ratio > MOST) throw new Error(`The process ages: ${ratio.toFixed(2)} is more than ${MOST}.`)
  } finally {
    const ended = once(api, 'exit')
    api.kill()
    await ended
    await admin.end()
    await place.forget()
  }
}

/** Lists of every category, three pages each, as a shopper leafs through them. */
async function listAddresses(base: string): Promise<string[]> {
  const answer = await fetch(`${base}/categories/hierarchy?table=products`)
  const { data } = (await answer.json()) as { data: { key: string }[] }
  return data.flatMap(({ key }) =>
    [1, 2, 3].map((page) => `/products?category=${key}&child=1&facets=1&page=${page}`),
  )
}

async function askAll(base: string, addresses: readonly string[]): Promise<void> {
  let asked = 0
  const askOn = async () => {
    while (asked < REQUESTS) {
      const address = addresses[asked % addresses.length] ?? ''
      asked += 1
      const answer = await fetch(base + address)
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
}

/** Processor time of the database's connections so far, in ms; 0 where it runs on another machine. */
async function readDatabaseCpu(admin: postgres.Sql): Promise<number> {
  const rows = await admin<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  return rows.reduce((sum, { pid }) => sum + readTicks(pid) * MS_A_TICK, 0)
}

function readTicks(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
