/** Numbers from 0 up to 1, the same for the same seed (mulberry32), and choices made with them. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** A whole number from 0 below `end`. */
    below: (end: number) => Math.floor(next() * end),
    /** One of them. @throws for none */
    pick<T>(of: readonly T[]): T {
      if (of.length === 0) throw new Error('There is nothing to pick from.')
      return of[Math.floor(next() * of.length)] as T
    },
    /** True as often as `share` says, from 0 to 1. */
    isHit: (share: number) => next() < share,
  }
}

export type Random = ReturnType<typeof createRandom>
