import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from '#tests/publisher/origin/ask.ts'
import { STAFF } from './editor.ts'
import { findFreePort } from './find-free-port.ts'
import { spawnShopApi } from './spawn-shop-api.ts'

const cli = fileURLToPath(new URL('../../cli/noren.ts', import.meta.url))
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`

/** Words of the terminal, `noren …`, and what it says. */
export function runNoren(words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    env: toEnv(env),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** The same while this process goes on, which may be who is asked. */
export async function runNorenBeside(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cli, ...words], { env: toEnv(env) })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (said[name] += chunk.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...said }
}

const toEnv = (env: Record<string, string>) => ({
  ...process.env,
  DEBUG: '',
  ADMIN_TOKEN: STAFF.token,
  NOREN_API: 'http://127.0.0.1:9',
  ...env,
})

/** An installation without any shop: an API on an empty database, and `noren serve`, each in a process of its own. */
export async function openInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'noren-installation-'))
  const [port, store, sites] = [await findFreePort(), join(folder, 'store'), join(folder, 'sites')]
  await mkdir(sites)
  const api = await spawnShopApi({
    ADMIN_TOKEN: STAFF.token,
    FILES_FOLDER: join(folder, 'files'),
    PAYMENT_TEST_PORT: '0',
    WRITES_PER_10_S: '10000',
    READS_PER_10_S: '100000',
    PUBLISH_HOOK_URL: `http://127.0.0.1:${port}/hooks/publish`,
    PUBLISH_HOOK_SECRET: SECRET,
  })
  const env = { NOREN_API: api.base, NOREN_STORE: store, NOREN_SITES: sites }
  const served = spawn(process.execPath, [cli, 'serve'], {
    env: { ...process.env, DEBUG: '', ...env, PORT: String(port), PUBLISH_HOOK_SECRET: SECRET },
  })
  const ended = once(served, 'close')
  let said = ''
  served.stdout.on('data', (chunk) => (said += chunk))
  served.stderr.on('data', (chunk) => (said += chunk))
  return {
    /** Where the shops are served, each by its own host. */
    port,
    sites,
    store,
    api: api.base,
    request: api.request,
    run: (words: string[]) => runNoren(words, env),
    /** What `noren serve` said so far. */
    said: () => said,
    /** A page of a shop, by a client that resolves no `*.localhost`. */
    look: (shop: string, path: string) => ask(port, path, { host: `${shop}.localhost` }),
    /** Ends `noren serve` as Ctrl-C does: its exit code, or the signal that ended it. */
    async stopServing(): Promise<number | string> {
      served.kill('SIGTERM')
      const [code, by] = (await ended) as [number | null, string | null]
      return code ?? by ?? 'unknown'
    },
    async close() {
      served.kill('SIGKILL')
      await Promise.all([ended, api.end('SIGKILL')])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>
