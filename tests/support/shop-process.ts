import { spawn } from 'node:child_process'
import { openSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isRunning } from '#running/is-running.ts'
import { readApiPort, readShopPort } from './shop-address.ts'

/** Variable of the environment that tells errands where the shop of this run keeps everything. */
export const SHOP_FOLDER = 'NOREN_E2E_FOLDER'

/** Names who opens and closes the shop of this run where that is not done here, as of many hosts (bench/cluster-errands.ts). */
export const SHOP_DOOR = 'E2E_SHOP_DOOR'

/** Many shoppers share this machine's one address. */
export const manyShoppers = {
  WRITES_PER_10_S: '10000',
  READS_PER_10_S: '100000',
  POSTS_PER_10_MIN: '10000',
}

const start = fileURLToPath(new URL('../../cli/start.ts', import.meta.url))
const OPEN_TIMEOUT_MS = 5 * 60_000
const CLOSE_TIMEOUT_MS = 30_000
const LOOK_EVERY_MS = 100

/**
 * Opens the demo shops the way `npm start` does, on ports and in a folder of the tests. Whoever closes them may be
 * another process, so the folder tells the number of this one.
 * @param more what this shop is told beside that
 * @throws {Error} with everything the shop said when it does not open
 */
export async function openShop(folder: string, more: Record<string, string> = {}): Promise<void> {
  if (process.env[SHOP_DOOR]) return askDoor('open')
  const said = `${folder}/said`
  const log = openSync(said, 'a')
  const { size } = statSync(said)
  const readSaid = async () => (await readFile(said)).subarray(size).toString()
  const shop = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: String(readShopPort()),
      API_PORT: String(readApiPort()),
      DATABASE_URL: `${folder}/shop`,
      NOREN_STORE: `${folder}/store`,
      ...manyShoppers,
      NOREN_API: '',
      SMTP_URL: '',
      SITE: '',
      ...more,
    },
    stdio: ['ignore', log, log],
  })
  await writeFile(`${folder}/pid`, String(shop.pid))
  let hasEnded = false
  shop.once('close', () => (hasEnded = true))
  // It serves from the first moment; this is said once every site was tried.
  const isThrough = async () => hasEnded || (await readSaid()).includes('Ctrl-C stops.')
  if ((await until(isThrough, OPEN_TIMEOUT_MS)) && !hasEnded) {
    if (!(await readSaid()).includes('not published')) return shop.unref()
  }
  // Nobody would end it any more.
  shop.kill()
  throw new Error(`The shop did not open:\n${await readFile(said, 'utf8')}`)
}

/** Stops the shop as Ctrl-C does, and waits until its process is gone. */
export async function closeShop(folder: string): Promise<void> {
  if (process.env[SHOP_DOOR]) return askDoor('close')
  const pid = Number(await readFile(`${folder}/pid`, 'utf8'))
  if (!isRunning(pid)) return
  process.kill(pid, 'SIGTERM')
  if (!(await until(async () => !isRunning(pid), CLOSE_TIMEOUT_MS)))
    throw new Error('The shop does not stop.')
}

/** Whether somebody answers at the shops' port. */
export async function isOpen(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${readShopPort()}/livez`).catch(() => null)
  return response?.ok ?? false
}

async function askDoor(what: 'open' | 'close'): Promise<void> {
  const answer = await fetch(`${process.env[SHOP_DOOR]}/${what}`, { method: 'POST' })
  if (!answer.ok) throw new Error(`The shop does not ${what}:\n${await answer.text()}`)
}

async function until(isTrue: () => Promise<boolean>, timeout_ms: number): Promise<boolean> {
  const deadline = Date.now() + timeout_ms
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return true
}
