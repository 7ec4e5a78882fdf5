import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFreePort } from '#tests/support/find-free-port.ts'

/** Where Linux says which ports it gives to outgoing calls and to `listen(0)`: «32768	60999». */
const RANGES = ['/proc/sys/net/ipv4/ip_local_port_range'].filter((file) => existsSync(file))

test.for(RANGES)('A port found for a server is none the system gives away meanwhile', async (file) => {
  const [first = 0] = readFileSync(file, 'utf8').split('\t').map(Number)
  for (let turn = 0; turn < 20; turn += 1) expect(await findFreePort()).toBeLessThan(first)
})
