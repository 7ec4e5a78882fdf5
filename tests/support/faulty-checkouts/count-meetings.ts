import type { Random } from '#demo/random.ts'
import type { CompanyCall } from '../payment-stand-ins/open-provider-hosts.ts'

/** Done by the company or not, when a call fails. `error`: it answers that it does not do it now. */
const MOMENTS = ['before', 'during', 'after', 'error'] as const
type Moment = (typeof MOMENTS)[number]

/** How often a kind of call was made, and how often it failed at each moment. */
export type Meetings = Record<string, Record<Moment | 'calls', number>>

const LIKELY = 0.35
const USUAL = 0.12
/** A kind of call made as often has met every fault. */
const OFTEN = 40

/** Chooses which calls fail, and when: each kind of call meets every fault once before it meets one again. */
export function countMeetings(random: Random) {
  const counts: Meetings = {}
  return {
    counts,
    draw(call: CompanyCall): Moment | undefined {
      const met = (counts[toKind(call)] ??= { calls: 0, before: 0, during: 0, after: 0, error: 0 })
      met.calls += 1
      const fewest = Math.min(...MOMENTS.map((moment) => met[moment]))
      if (!random.chance(fewest === 0 ? LIKELY : USUAL)) return undefined
      const moment = random.pick(MOMENTS.filter((one) => met[one] === fewest))
      met[moment] += 1
      return moment
    },
  }
}

/** Faults that should have been met, and were not: such a run proves nothing about them. */
export const listUnmet = (counts: Meetings): string[] =>
  Object.entries(counts).flatMap(([kind, met]) =>
    met.calls < OFTEN ? [] : MOMENTS.filter((one) => met[one] === 0).map((one) => `${one} ${kind}`),
  )

/** `stripe POST /v1/payment_intents/:id/confirm` */
function toKind({ company, method, path }: CompanyCall): string {
  const name = path.replaceAll(/\/(?:(?:pi|pm|re|ch)_\w+|[0-9a-z]{25})(?=\/|$)/g, '/:id')
  return `${company} ${method} ${name}`
}
