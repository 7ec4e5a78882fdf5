import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EditedNews, HOOK_SECRET, startEditingNews } from './origin/edit-news.ts'
import { printTable } from './print-table.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)
const CONNECTIONS = 32
const EDITS_PER_SECOND = 10
const PORTS = { origin: 4701, api: 4702, nginx: 4703 }
const TOKEN = 'the bench edits with this'
const root = fileURLToPath(new URL('../', import.meta.url))

interface Load {
  requests_per_s: number
  p99_ms: number
  failed: number
}

/**
 * The origin server under load from a second process (wrk), while editors save ten times a second, next to nginx serving
 * the same release as files: the same pages, the same machine, one after the other. Every edit numbers a piece of news;
 * a page that shows a smaller number than one whose receipt had come before it was asked for is stale.
 */
export async function measureOrigin(): Promise<void> {
  for (const tool of ['wrk', 'nginx']) {
    if (spawnSync(tool, ['-v']).error)
      return void process.stdout.write(`Not measured: ${tool} is not installed.\n`)
  }
  const folder = await mkdtemp(`${tmpdir()}/noren-bench-`)
  const env = {
    ...process.env,
    SITE: 'moto',
    NOREN_STORE: join(folder, 'store'),
    DATABASE_URL: 'memory://',
    ADMIN_TOKEN: TOKEN,
    PUBLISH_HOOK_SECRET: HOOK_SECRET,
    PORT: String(PORTS.origin),
    API_PORT: String(PORTS.api),
    NODE_ENV: 'production',
    DEMO: '1',
    SHOP_ORIGIN: `http://localhost:${PORTS.origin}`,
    WRITES_PER_10_S: '100000',
    READS_PER_10_S: '1000000',
  }
  const shop = spawn(process.execPath, ['cli/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await waitFor(shop, 'Ctrl-C stops.')
    const paths = await listPaths()
    const script = join(folder, 'paths.lua')
    await writeFile(script, toLua(paths))
    const rows: (string | number)[][] = []
    const add = (what: string, load: Load, stale: number | string) =>
      rows.push([what, Math.round(load.requests_per_s), load.p99_ms.toFixed(1), load.failed, stale])
    add('our origin, brotli', await putLoad(PORTS.origin, script, 'br'), '')
    add('our origin, plain', await putLoad(PORTS.origin, script, 'identity'), '')
    const editing = startEditingNews({
      admin: `http://127.0.0.1:${PORTS.api}/moto/v1/admin`,
      token: TOKEN,
      origin: `http://localhost:${PORTS.origin}`,
      edits_per_second: EDITS_PER_SECOND,
    })
    const load = await putLoad(PORTS.origin, script, 'br')
    const edited = await editing.stop()
    add(`our origin, brotli, ${EDITS_PER_SECOND} edits a second`, load, tellEdits(edited))
    if (load.failed > 0 || edited.stale > 0 || edited.receipts < edited.edits) process.exitCode = 1
    await exportForNginx(folder, env)
    startNginx(folder)
    add('nginx, gzip', await putLoad(PORTS.nginx, script, 'gzip'), '')
    add('nginx, plain', await putLoad(PORTS.nginx, script, 'identity'), '')
    printTable(['what', 'requests/s', 'p99 ms', 'failed', 'stale'], rows)
  } finally {
    spawnSync('nginx', [
      '-p',
      folder,
      '-e',
      `${folder}/error.log`,
      '-c',
      `${folder}/nginx.conf`,
      '-s',
      'stop',
    ])
    shop.kill('SIGTERM')
    await once(shop, 'close')
    await rm(folder, { recursive: true, force: true })
  }
}

/** The stream stays open: a shop that can no longer write its output would end. */
function waitFor(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes(words)) resolve()
    })
    child.once('close', () => reject(new Error(`The shop did not open:\n${said}`)))
  })
}

/** Two hundred pages of the sitemap, evenly picked. */
async function listPaths(): Promise<string[]> {
  const base = `http://localhost:${PORTS.origin}`
  const read = async (path: string) => (await fetch(base + path)).text()
  const toLocations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const chunks = toLocations(await read('/sitemap-index.xml'))
  const all = (await Promise.all(chunks.map(read))).flatMap(toLocations)
  return all.filter((_, index) => index % Math.ceil(all.length / 200) === 0)
}

function toLua(paths: string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency)
  io.write(string.format("NOREN %f %f %d\\n", summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1e3,
    summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout))
end
`
}

/** Not synchronous: editors save meanwhile. */
async function putLoad(port: number, script: string, encoding: string): Promise<Load> {
  const address = `http://127.0.0.1:${port}/`
  const headers = ['-H', `Host: localhost:${PORTS.origin}`, '-H', `Accept-Encoding: ${encoding}`]
  const wrk = spawn('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', script, ...headers, address])
  let said = ''
  for await (const chunk of wrk.stdout) said += String(chunk)
  const [, rate, p99, failed] = /NOREN (\S+) (\S+) (\d+)/.exec(said) ?? []
  if (rate === undefined) throw new Error(`wrk said nothing of use:\n${said}`)
  return { requests_per_s: Number(rate), p99_ms: Number(p99), failed: Number(failed) }
}

function tellEdits({ edits, receipts, median_ms, stale }: EditedNews): string {
  return `${stale} (${receipts} receipts of ${edits} edits, ${Math.round(median_ms)} ms in the middle)`
}

async function exportForNginx(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['cli/noren.ts', 'export', 'moto', '--target', 'nginx', '--to', join(folder, 'files')],
    { cwd: root, encoding: 'utf8', env: { ...env, NOREN_API: `http://127.0.0.1:${PORTS.api}` } },
  )
  if (status !== 0) throw new Error(`The export failed: ${stderr}`)
  const file = join(folder, 'files', 'moto.conf')
  const conf = (await readFile(file, 'utf8')).replace(/listen \d+;/, `listen ${PORTS.nginx};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=10000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${conf}
}
`,
  )
}

function startNginx(folder: string): void {
  const { status, stderr } = spawnSync(
    'nginx',
    ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`nginx did not start: ${stderr}`)
}
