/** Repeatable chance: the same seed word always tells the same story, whatever else the shop sells. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** Whole number from `low` to `high`, both inclusive. */
  int: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** `count` different members of `from` (fewer if it has fewer), in the order drawn. */
  sample: <T>(from: readonly T[], count: number) => T[]
}

/** mulberry32 behind an FNV-1a hash of the seed word: small, quick, and good enough for shop windows. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[int(0, from.length - 1)]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }
  const sample = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from]
    const drawn: T[] = []
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1))
    return drawn
  }
  return { next, int, chance: (probability) => next() < probability, pick, sample }
}

function hash(word: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  return value >>> 0
}
