import { expect, test } from 'vitest'
import { findFreePort } from '#tests/support/find-free-port.ts'

/** Linux gives ports from here on to outgoing calls and to `listen(0)` (ip_local_port_range); other systems begin higher. */
const FIRST_GIVEN_AWAY = 32_768

test('A port found for a server is none the system gives away meanwhile', async () => {
  for (let turn = 0; turn < 20; turn += 1) expect(await findFreePort()).toBeLessThan(FIRST_GIVEN_AWAY)
})
