/** Chance that is the same for the same words: 0 ≤ chance < 1. FNV-1a. */
export function chanceOf(seed: number, words: string): number {
  let hash = 0x811c9dc5
  for (const letter of `${seed} ${words}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** So many of them, by chance. */
export function pickSome<Item>(
  seed: number,
  items: readonly Item[],
  count: number,
  toWords: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, chance: chanceOf(seed, toWords(item)) }))
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, count)
    .map(({ item }) => item)
}
