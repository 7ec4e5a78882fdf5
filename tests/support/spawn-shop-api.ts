import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findDatabasePlace } from './database-place.ts'
import { DEFAULT_ENGINE } from './open-test-db.ts'

/**
 * A shop API in a process of its own, as `npm run shop-api` starts it.
 * @param env names its database; otherwise it has an empty one of its own, whose tables are there already
 */
export async function spawnShopApi(env: Record<string, string>) {
  const place = env['DATABASE_URL']
    ? undefined
    : await findDatabasePlace(DEFAULT_ENGINE, { is_migrated: true })
  const own = place && { DATABASE_URL: place.url, FILES_FOLDER: place.files }
  const child = spawn(process.execPath, ['demo/server.ts'], {
    env: { ...process.env, DEMO: '0', PORT: '0', NODE_ENV: 'test', SMTP_URL: '', ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words))
  const ended = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)])
  if (!first) {
    await place?.forget()
    throw new Error(`The shop API did not open:\n${said}`)
  }
  const { port } = JSON.parse(String(first[0])) as { port: number }
  const base = `http://127.0.0.1:${port}`
  return {
    base,
    /** Asks it as programs do, in JSON unless something else is said. */
    request: (path: string, init: RequestInit = {}) =>
      fetch(base + path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } }),
    /** Everything it told its operator so far. */
    said: () => said,
    /** Tells it to look at its clock, where it has one that a test moves (`moved-clock.ts`). */
    moveClock: () => void child.kill('SIGUSR2'),
    /** Sends a signal and waits for the end: its exit code, or the signal that ended it. */
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
      child.kill(signal)
      const [code, by] = (await ended) as [number | null, string | null]
      await place?.forget()
      return code ?? by ?? 'unknown'
    },
  }
}
