import { parseArgs } from 'node:util'
import { DOORS } from '#tests/support/smuggling/open-doors.ts'
import { openRawUpstream } from '#tests/support/smuggling/open-raw-upstream.ts'
import { runSmuggling } from '#tests/support/smuggling/run-smuggling.ts'
import { printTable } from './print-table.ts'

const MESSAGES = 2_000

/**
 * Sends 2,000 malformed messages through every door, with honest visitors beside them. `--seed` chooses the messages.
 * Exits with 1 when somebody was sent another visitor's answer, or the API got a request that nobody made.
 */
export async function measureSmuggling(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seed: { type: 'string', default: 'noren' } } })
  const rows: (string | number)[][] = []
  const faults: string[] = []
  for (const { name, open } of DOORS) {
    const upstream = await openRawUpstream()
    const door = await open(upstream.base)
    const started = performance.now()
    const report = await runSmuggling(door, upstream, { messages: MESSAGES, seed: values.seed })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    await door.close()
    await upstream.close()
    const reached = upstream.listRequests().length
    rows.push([name, report.messages, report.refused, report.honest, reached, report.faults.length, seconds])
    faults.push(...report.faults.map((fault) => `${name}: ${fault}`))
  }
  printTable(
    ['door', 'malformed messages', 'refused', 'honest requests', 'reached the API', 'faults', 'seconds'],
    rows,
  )
  process.stdout.write(`\nSeed ${values.seed}.\n${faults.slice(0, 20).join('\n')}\n`)
  if (faults.length > 0) process.exitCode = 1
}
