import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../demo/server.ts', import.meta.url))
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href
/** First start: migrations and the seed of the demo shops. */
const START_TIMEOUT_MS = 10 * 60_000
const STOP_TIMEOUT_MS = 15_000

export interface ShopApiProcess {
  /** `http://localhost:4100` */
  base: string
  pid: number
  /** Closes the database and the process; safe to call twice. */
  stop: () => Promise<void>
  /** Resolves with a sentence when it ended without being asked to. */
  died: Promise<string>
}

/**
 * Starts the shop API of this repository and waits until it answers.
 *
 * @param port 0 for any free one
 * @param onDetail what it says it is doing: migrating, seeding
 * @param env variables it gets besides those of this process
 * @throws {Error} with the API's own last sentence when it cannot start
 */
export async function startShopApi(
  port: number,
  onDetail: (detail: string) => void,
  env: Record<string, string | undefined> = {},
): Promise<ShopApiProcess> {
  const child = spawn(process.execPath, ['--import', endWithParent, server], {
    // What it says is read here, a sentence a line. The port of the metrics is for whoever runs it on its own.
    env: { ...process.env, ...env, PORT: String(port), LOG_FORMAT: 'text', METRICS_PORT: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let isStopping = false
  let lastWords = ''
  createInterface({ input: child.stderr! }).on('line', (line) => {
    // After a crash: the line that names the error, without the stack and the version that Node prints after it.
    if (!/^\w*Error\b/.test(lastWords)) lastWords = line.trim() || lastWords
    onDetail(line)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The shop API could not be started: ${error.message}.`))
    child.once('close', (code, signal) =>
      resolve(`The shop API ended (${signal ?? `exit ${code}`})${lastWords && `: ${lastWords}`}`),
    )
  })
  const actualPort = await Promise.race([
    readReadyPort(child),
    ended.then((sentence) => Promise.reject(new Error(sentence))),
  ])
  // Its output while it started does not explain a later end.
  lastWords = ''
  return {
    base: `http://localhost:${actualPort}`,
    pid: child.pid!,
    died: ended.then((sentence) => (isStopping ? new Promise<never>(() => {}) : sentence)),
    async stop() {
      isStopping = true
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

/** The first line on its stdout is `{"port":4100}`, printed when it answers. The rest is not read. */
function readReadyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('The shop API did not become ready within ten minutes.'))
    }, START_TIMEOUT_MS)
    createInterface({ input: child.stdout! }).once('line', (line) => {
      clearTimeout(timer)
      try {
        resolve((JSON.parse(line) as { port: number }).port)
      } catch {
        reject(new Error(`The shop API said '${line}' instead of its port.`))
      }
    })
    child.once('close', () => clearTimeout(timer))
  })
}
