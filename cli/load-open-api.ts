import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OpenApiDocument } from '#contract/openapi.ts'

const SERVER = fileURLToPath(new URL('../demo/server.ts', import.meta.url))
/** An empty embedded database opens in some seconds on a slow machine. */
const START_TIMEOUT_MS = 60_000

/**
 * The OpenAPI document of the API at NOREN_API; without one, of an API started for the question on a free port,
 * with an empty database in memory, and stopped again.
 * @throws with one sentence when there is no API or it has no such document
 */
export async function loadOpenApi(env: Record<string, string | undefined>): Promise<OpenApiDocument> {
  if (env.NOREN_API) return readDocument(env.NOREN_API.replace(/\/$/, ''))
  const api = spawn(process.execPath, [SERVER], {
    env: { ...env, DATABASE_URL: 'memory://', DEMO: '0', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(api, 'exit')
  try {
    const [line] = await Promise.race([
      once(createInterface(api.stdout), 'line', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }),
      exit.then(([code]) => Promise.reject(new Error(`The API stopped before it was ready (exit ${code}).`))),
    ])
    return await readDocument(`http://127.0.0.1:${readPort(String(line))}`)
  } finally {
    if (api.exitCode === null) {
      api.kill()
      await exit
    }
  }
}

function readPort(line: string): number {
  const { port } = JSON.parse(line) as { port?: unknown }
  if (typeof port !== 'number') throw new Error(`The API did not say its port but «${line}».`)
  return port
}

async function readDocument(base: string): Promise<OpenApiDocument> {
  const response = await fetch(`${base}/openapi.json`).catch(() => undefined)
  if (!response) throw new Error(`No API answers at ${base}.`)
  if (response.status === 404)
    throw new Error(
      `${base}/openapi.json is not there: in production an API has it with API_REFERENCE=on only.`,
    )
  if (!response.ok) throw new Error(`${base}/openapi.json answers ${response.status}.`)
  return (await response.json()) as OpenApiDocument
}
