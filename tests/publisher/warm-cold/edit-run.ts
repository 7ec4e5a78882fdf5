import { isLong } from '#tests/support/turns.ts'

// `npm run bench -- warm-cold` makes 300 edits of the demo shops.
export const EDITS = Number(process.env['WARM_COLD_EDITS'] ?? (isLong ? 40 : 10))
export const SEED = process.env['WARM_COLD_SEED'] ?? 'noren'
/** Compares after so many edits as well, and says each: finds the edit that left something undone. */
const EVERY = process.env['WARM_COLD_EVERY']

export const steps = () => {
  const say = (words: string) => process.stdout.write(`${words}\n`)
  return EVERY === undefined ? {} : { compare_every: Number(EVERY), say }
}
