import type { Random } from './create-random.ts'
import { nastyValues } from './nasty-values.ts'

/** The same with some of it made bad: a field replaced, left out, or one added that nobody asked for. */
export function spoil(value: unknown, random: Random): unknown {
  if (random.isHit(0.05)) return random.pick(nastyValues)
  if (typeof value !== 'object' || value === null) return random.pick(nastyValues)
  const entries = Object.entries(value)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  for (let times = 1 + random.below(2); times > 0; times -= 1) {
    const name = entries.length > 0 ? random.pick(entries)[0] : 'x'
    const way = random.below(10)
    if (way === 0) delete copy[name]
    else if (way === 1) copy[`${name}_of_nobody`] = random.pick(nastyValues)
    else if (way < 5 && typeof copy[name] === 'object') copy[name] = spoil(copy[name], random)
    else copy[name] = random.pick(nastyValues)
  }
  return Array.isArray(value) ? Object.values(copy) : copy
}
