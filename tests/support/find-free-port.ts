import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Ports a test may name. The system gives ports above these to outgoing calls and to `listen(0)`. */
const [LOWEST, HIGHEST] = [12_000, 32_000] as const

/**
 * A port nobody listens on now, and that no call or `listen(0)` of a test beside takes before it is used.
 * Where it starts is drawn, so that tests which run at once do not meet.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = net.createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
