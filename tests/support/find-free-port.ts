import { randomInt } from 'node:crypto'
import { requireFreePort } from '#cli/check-ports.ts'

/** Ports a test may name: below those that systems give to outgoing calls and to `listen(0)`, unless set otherwise. */
const [LOWEST, HIGHEST] = [12_000, 32_000] as const

/**
 * A port nobody listens on now, and that the system gives to no test beside before it is used. It is drawn, so that tests
 * which look for one at once do not meet.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST)
  return requireFreePort(port, 'PORT').then(() => port, findFreePort)
}
