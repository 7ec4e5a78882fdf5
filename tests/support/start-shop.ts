import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { API_PORT, SHOP_PORT } from './shop-address.ts'

const start = fileURLToPath(new URL('../../cli/start.ts', import.meta.url))
const START_TIMEOUT_MS = 5 * 60_000

/** Opens the demo shops the way `npm start` does, on ports and folders of the tests; returns how to close them. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(`${tmpdir()}/noren-e2e-`)
  const shop = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: String(SHOP_PORT),
      API_PORT: String(API_PORT),
      DATABASE_URL: `${folder}/shop`,
      NOREN_STORE: `${folder}/store`,
      // Many shoppers share this machine's one address.
      WRITES_PER_10_S: '10000',
      READS_PER_10_S: '100000',
      NOREN_API: '',
      SMTP_URL: '',
      SITE: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  shop.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  shop.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => shop.once('close', () => resolve()))
  const isReady = await Promise.race([untilHealthy(), ended.then(() => false)])
  if (!isReady) throw new Error(`The shop did not open:\n${said}`)
  return async () => {
    shop.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilHealthy(): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${SHOP_PORT}/healthz`).catch(() => null)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
