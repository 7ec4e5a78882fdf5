import type { CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/index.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { orderForFuzz } from '#tests/support/fuzz/create-aim.ts'
import { type FuzzResult, fuzzCall } from '#tests/support/fuzz/fuzz-call.ts'
import { openFuzzShop } from '#tests/support/fuzz/open-fuzz-shop.ts'
import { measureLongest } from './fuzz/measure-longest.ts'
import { printTable } from './print-table.ts'

/** Bad requests each call is asked; FUZZ_TIMES says another number, FUZZ_SEED another run, FUZZ_ONLY part of a name. */
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1_000)
/** Time limit of the whole run. Each call gets an equal share of what is left, and a slow call is asked less often. */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 10)
/** Each call is asked at least this often, whatever the time limit. */
const LEAST = 5
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const ONLY = process.env['FUZZ_ONLY'] ?? ''

/** By heading; calls of ours stand together. */
const toHeading = (name: CallName) => (calls[name] as CallDefinition).heading ?? 'ours'

/**
 * What the API does when it is asked badly: how often it refuses, and what it should not do (exit 1). Then what the longest
 * requests do to the event loops of API and origin.
 */
export async function measureFuzz(): Promise<void> {
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => servedCalls.includes(name) && name.includes(ONLY),
  )
  const ends_ms = performance.now() + MINUTES * 60_000
  const results: FuzzResult[] = []
  for (const group of Map.groupBy(names, toHeading).values()) {
    // Each heading gets its own shop, so what one leaves behind does not slow the next.
    const opened = await openFuzzShop('pglite')
    for (const name of orderForFuzz(group)) {
      const now_ms = performance.now()
      const share_ms = Math.max(0, ends_ms - now_ms) / (names.length - results.length)
      const isOver = (asked: number) => asked >= LEAST && performance.now() > now_ms + share_ms
      results.push(await fuzzCall(name, { ...opened, times: TIMES, seed: SEED + results.length, isOver }))
      const asked = results.reduce((sum, result) => sum + result.asked, 0)
      process.stderr.write(`\r${results.length} of ${names.length} calls, ${asked} requests`)
    }
    await opened.shop.close()
  }
  process.stderr.write('\n')
  const count = (of: FuzzResult[], from: number, below: number) =>
    of
      .flatMap(({ statuses }) => Object.entries(statuses))
      .filter(([status]) => Number(status) >= from && Number(status) < below)
      .reduce((sum, [, times]) => sum + times, 0)
  const groups = Map.groupBy(results, ({ name }) => toHeading(name))
  printTable(
    ['heading', 'calls', 'requests', 'taken (2xx)', 'refused (4xx)', 'broken (5xx)', 'slowest ms', 'faults'],
    [...groups].map(([heading, of]) => [
      heading,
      of.length,
      of.reduce((sum, { asked }) => sum + asked, 0),
      count(of, 200, 400),
      count(of, 400, 500),
      count(of, 500, 600),
      Math.round(Math.max(...of.map(({ slowest_ms }) => slowest_ms))),
      of.reduce((sum, { faults }) => sum + faults.length, 0),
    ]),
  )
  const faulty = results.filter(({ faults }) => faults.length > 0)
  for (const { name, faults } of faulty) {
    process.stdout.write(`\n${name}: ${faults.length} faults, the first:\n  ${faults[0]}\n`)
  }
  const asked = results.map((result) => result.asked)
  const whole = asked.filter((times) => times >= TIMES).length
  process.stdout.write(
    `\n${asked.reduce((sum, times) => sum + times, 0)} bad requests, at least ${Math.min(...asked)} a call; ` +
      `${whole} of ${asked.length} calls were asked ${TIMES} times; ${faulty.length} calls with faults.\n`,
  )
  if (faulty.length > 0) process.exitCode = 1
  process.stdout.write('\nWith the longest that a socket takes:\n\n')
  const kept = await measureLongest({ seed: SEED, only: ONLY, minutes: MINUTES })
  if (kept > 0) process.exitCode = 1
}
