import type { Server } from 'node:http'

const DRAIN_MS = 10_000

/** Stops listening, lets running answers finish, and after ten seconds cuts what is left. */
export function drain(server: Server, patienceMs = DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}
