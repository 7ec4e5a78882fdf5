import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Import } from '#contract/shapes/imports.ts'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { findFreePort } from '#tests/support/find-free-port.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { createPhotographs } from './move-in/create-photographs.ts'
import { createProducts } from './move-in/create-products.ts'
import { printTable } from './print-table.ts'

const TOKEN = 'token-of-the-move-in-bench'
const PICTURES_EACH = 3
const LOOK_EVERY_MS = 250

/**
 * A shop moves in by the words of the terminal: photographs, products, publish, while visitors read pages. Then what a product costs
 * in a large file against a small one, without photographs.
 *
 * `--products 3000 --pictures 9000` (60 and 180 unless said otherwise); `--compare 20000` against 1,000.
 */
export async function measureMoveIn(flags: string[]): Promise<void> {
  const { values } = parseArgs({
    args: flags,
    options: {
      products: { type: 'string', default: '60' },
      pictures: { type: 'string', default: '180' },
      compare: { type: 'string', default: '0' },
    },
  })
  if (Number(values.products) > 0) await moveIn(Number(values.products), Number(values.pictures))
  if (Number(values.compare) > 0) await compare(Number(values.compare))
}

async function openApi() {
  const place = await findDatabasePlace(ENGINES.at(-1)!)
  const child = spawn(process.execPath, ['demo/server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      DEMO: '1',
      PORT: '0',
      PAYMENT_TEST_PORT: '0',
      ADMIN_TOKEN: TOKEN,
      SMTP_URL: '',
      READS_PER_10_S: '1000000',
      WRITES_PER_10_S: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  return {
    base: `http://localhost:${port}`,
    child,
    async close() {
      await end(child)
      await place.forget()
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** The most memory a process ever had, in MB; it must still be there. */
function readPeak({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024)
}

async function moveIn(products: number, pictures: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-move-in-'))
  const photos = join(folder, 'photos')
  await mkdir(photos)
  await createPhotographs(photos, pictures)
  const file = join(folder, 'products.csv')
  const toPictures = (at: number) =>
    Array.from({ length: PICTURES_EACH }, (_, place) => at * PICTURES_EACH + place)
      .filter((number) => number < pictures)
      .map((number) => `photo-${number}.jpg`)
  await writeFile(file, createProducts(products, toPictures))
  const api = await openApi()
  const port = await findFreePort()
  const env = {
    ...process.env,
    NOREN_API: api.base,
    ADMIN_TOKEN: TOKEN,
    NOREN_STORE: join(folder, 'store'),
    SITE: 'moto',
    PORT: String(port),
  }
  const rows: (string | number)[][] = []
  const run = async (title: string, words: string[]) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['cli/noren.ts', ...words], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    let peak = 0
    const look = setInterval(() => (peak = Math.max(peak, readPeak(child))), LOOK_EVERY_MS)
    const [code] = (await once(child, 'exit')) as [number]
    clearInterval(look)
    rows.push([title, toSeconds(performance.now() - started), `${peak} MB`, code])
  }
  await run('publish before', ['publish', 'moto'])
  const serve = spawn(process.execPath, ['cli/noren.ts', 'serve'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const visitor = await openVisitor(port)
    const rest = await visitor.measure(async () => await pause(10_000))
    const busy = await visitor.measure(async () => {
      await run(`import of ${products} products, ${pictures} photographs`, [
        'import',
        'moto',
        file,
        '--pictures',
        photos,
      ])
      await run('publish after', ['publish', 'moto', '--changed'])
    })
    rows.push(
      ['the API', '', `${readPeak(api.child)} MB`, ''],
      ['the origin', '', `${readPeak(serve)} MB`, ''],
    )
    printTable(['what', 'seconds', 'peak memory', 'exit'], rows)
    printTable(
      ['a page, milliseconds', 'median', '95 %'],
      [
        ['at rest', ...rest],
        ['meanwhile', ...busy],
      ],
    )
  } finally {
    await end(serve)
    await api.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const toSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** Somebody who reads a page of the shop, and what its script asks, four times a second. */
async function openVisitor(port: number) {
  const addresses = ['/', '/product/', '/api/moto/v1/products?per=15']
  const visit = async (path: string) => {
    const started = performance.now()
    const response = await fetch(`http://localhost:${port}${path}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - started
  }
  for (let tries = 0; ; tries += 1) {
    const isOpen = await visit('/').then(
      () => true,
      () => false,
    )
    if (isOpen) break
    if (tries > 240) throw new Error('The origin does not open')
    await pause(LOOK_EVERY_MS)
  }
  return {
    /** @returns median and ninety-fifth of a hundred, in milliseconds */
    async measure(work: () => Promise<unknown>): Promise<[string, string]> {
      const times: number[] = []
      let isOver = false
      const working = work().finally(() => (isOver = true))
      for (let at = 0; !isOver; at += 1) {
        times.push(await visit(addresses[at % addresses.length]!))
        await pause(LOOK_EVERY_MS)
      }
      await working
      const sorted = times.toSorted((a, b) => a - b)
      const read = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
      return [read(0.5), read(0.95)]
    },
  }
}

async function compare(many: number): Promise<void> {
  const api = await openApi()
  try {
    const costs: { products: number; each: number }[] = []
    for (const products of [1_000, many]) {
      const made = createProducts(products, () => [], `n${products}`)
      const started = performance.now()
      await take(api.base, made)
      costs.push({ products, each: (performance.now() - started) / products })
    }
    const [small, large] = costs
    printTable(
      ['products', 'milliseconds each', 'against 1,000', 'the API’s peak'],
      costs.map(({ products, each }) => [
        products,
        each.toFixed(2),
        (each / (small?.each ?? 1)).toFixed(2),
        each === large?.each ? `${readPeak(api.child)} MB` : '',
      ]),
    )
  } finally {
    await api.close()
  }
}

async function take(base: string, csv: string): Promise<void> {
  const form = new FormData()
  form.set('file', new File([csv], 'products.csv'))
  form.set('kind', 'products')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const address = `${base}/moto/v1/admin/imports`
  const response = await fetch(address, { method: 'POST', headers, body: form })
  if (!response.ok) throw new Error(await response.text())
  let now = (await response.json()) as Import
  while (!now.finished_at) {
    await pause(LOOK_EVERY_MS)
    now = (await (await fetch(`${address}/${now.id}`, { headers })).json()) as Import
  }
  if (now.failed > 0 || now.state !== 'done')
    throw new Error(`The import ended ${now.state}, ${now.failed} failed`)
}
