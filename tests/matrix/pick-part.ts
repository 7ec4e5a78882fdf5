import { chanceOf } from '#demo/drawings/pen.ts'

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
