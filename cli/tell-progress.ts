import type { Progress } from '#publisher/receipt.ts'
import type { Say } from './steps.ts'

const MINUTE_MS = 60_000
/** An estimate from the first moments of a stage is worth nothing. */
const SETTLED_MS = 5_000

/**
 * Says progress in words, with the minutes that are left once a stage has gone on for long enough to tell:
 * `pictures 1200 of 19512, about 24 min left`.
 *
 * @param clock milliseconds, from anywhen
 */
export function createTeller(say: Say, clock = () => performance.now()): (progress: Progress) => void {
  let stage: string | undefined
  let began = 0

  return (progress) => {
    if (progress.stage !== stage) {
      stage = progress.stage
      began = clock()
    }
    say(toWords(progress, clock() - began))
  }
}

function toWords({ stage, done, total }: Progress, spent: number): string {
  if (total === undefined) return `${stage} ${done}`
  const left = spent < SETTLED_MS || done === 0 ? 0 : (spent / done) * (total - done)
  return `${stage} ${done} of ${total}${left < MINUTE_MS ? '' : `, about ${Math.round(left / MINUTE_MS)} min left`}`
}
