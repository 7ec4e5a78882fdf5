// `node deploy/is-healthy.ts http://127.0.0.1:4100/readyz [seconds]`: exit code 0 once the address answers with a status below
// 300, and 1 when it does not within that time. Without seconds it asks once. For images without curl, and units that wait.
import { setTimeout as wait } from 'node:timers/promises'

const [address = '', seconds = '0'] = process.argv.slice(2)
const ASK_EVERY_MS = 250
const ANSWERING_MS = 4_000

const ask = () =>
  fetch(address, { signal: AbortSignal.timeout(ANSWERING_MS) }).then(
    ({ ok, status }) => (ok ? undefined : `it answers ${status}`),
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  )

const ends = performance.now() + Number(seconds) * 1000
let fault = await ask()
while (fault !== undefined && performance.now() < ends) {
  await wait(ASK_EVERY_MS)
  fault = await ask()
}
if (fault !== undefined) {
  process.stderr.write(`${address}: ${fault}\n`)
  process.exitCode = 1
}
