import { type SiteConfig, toApiBase } from '#sites/site-config.ts'
import { readPort } from './check-ports.ts'
import { startShopApi } from './shop-api-process.ts'

const LOOK_TIMEOUT_MS = 2_000

/** An API to publish from. `stop` ends it if this process started it. */
export interface ReachableApi {
  /** Without channel and trailing slash. */
  base: string
  /** By this process. */
  is_started: boolean
  stop: () => Promise<void>
}

type Env = Record<string, string | undefined>

/** The environment says which API to use, so no other one is started. */
export function isApiConfigured(site: SiteConfig, env: Env): boolean {
  return Boolean(env[site.api.base_env] || env['NOREN_API'])
}

/**
 * The API of a site: the configured one, the one `npm start` is running, or else the embedded one, started on a free
 * port for as long as this process needs it.
 *
 * @param apiEnv variables that one gets besides those of this process
 * @throws {Error} one sentence when it cannot be started
 */
export async function ensureShopApi(
  site: SiteConfig,
  env: Env,
  onDetail: (detail: string) => void = () => {},
  apiEnv: Env = {},
): Promise<ReachableApi> {
  const base = toApiBase(site, env)
  if (isApiConfigured(site, env) || (await isHealthy(base)))
    return { base, is_started: false, stop: async () => {} }
  return { ...(await startShopApi(0, onDetail, apiEnv)), is_started: true }
}

/**
 * For an API that is only used for publishing. Pages name the frame of the test cards at the port of `npm start`, not
 * at one that is gone when they are read.
 */
export function toFrameEnv(env: Env): Env {
  const port = readPort(env, 'PAYMENT_TEST_PORT', readPort(env, 'API_PORT', 4100) + 1)
  return { PAYMENT_TEST_URL: env['PAYMENT_TEST_URL'] || `http://localhost:${port}`, PAYMENT_TEST_PORT: '0' }
}

async function isHealthy(base: string): Promise<boolean> {
  const look = fetch(`${base}/livez`, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) })
  return look.then(
    (response) => response.ok,
    () => false,
  )
}
