import type { Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const DRAIN_MS = 10_000

/** A connection that falls idle is closed within this time. */
const IDLE_EVERY_MS = 50

/**
 * Stops listening, lets running answers finish, and after ten seconds cuts what is left.
 *
 * @param linger_ms how long it goes on taking requests before, telling every client to close its connection, so that
 * whoever shares requests out finds out first that this server is going
 */
export async function drain(server: Server, patienceMs = DRAIN_MS, linger_ms = 0): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  if (linger_ms > 0) await wait(linger_ms)
  const { promise, resolve } = Promise.withResolvers<void>()
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
  // A connection whose answer was under way falls idle only after it.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS)
  server.close(() => resolve())
  server.closeIdleConnections()
  await promise
  clearTimeout(cut)
  clearInterval(sweep)
}
