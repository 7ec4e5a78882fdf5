import { listThemes } from '#themes/resolve-slot.ts'
import { pickSome } from './pick-part.ts'
import type { MatrixOptions } from './read-options.ts'

/** A site in a theme. */
export interface Pair {
  site: string
  theme: string
}

/** With a seed. */
const SOME_PAIRS = 3

/** What is to be done, by theme: a theme is bundled once for all the sites without parts of their own. */
export function listPairs(
  sites: readonly string[],
  { site, theme, shard, seed }: Pick<MatrixOptions, 'site' | 'theme' | 'shard' | 'seed'>,
): Pair[] {
  const all = listThemes().flatMap((one) => sites.map((name) => ({ site: name, theme: one })))
  const wanted = all.filter(
    (pair) => pair.site === (site ?? pair.site) && pair.theme === (theme ?? pair.theme),
  )
  if (wanted.length === 0) throw new Error(`There is no site ${site ?? ''} in a theme ${theme ?? ''}.`)
  const mine = wanted.filter((_, at) => at % shard.of === shard.part - 1)
  return seed === undefined ? mine : pickSome(seed, mine, SOME_PAIRS, (pair) => `${pair.site} ${pair.theme}`)
}
