import { parseArgs } from 'node:util'

export interface MatrixOptions {
  /** Left out: every one. */
  site: string | undefined
  theme: string | undefined
  /** Beginning of a route: `/mypage`. */
  kind: string | undefined
  /** Which part of how many, from 1. */
  shard: { part: number; of: number }
  /** Chooses a few screens by chance, the same for the same seed; left out: all of them. */
  seed: number | undefined
}

/** @throws {Error} one sentence, for a word of the command line that makes no sense */
export function readOptions(args: string[]): MatrixOptions {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string' },
      theme: { type: 'string' },
      kind: { type: 'string' },
      shard: { type: 'string' },
      seed: { type: 'string' },
    },
  })
  const { site, theme, kind, shard, seed } = values
  return { site, theme, kind, shard: readShard(shard), seed: seed === undefined ? undefined : readSeed(seed) }
}

function readShard(text: string | undefined): MatrixOptions['shard'] {
  if (text === undefined) return { part: 1, of: 1 }
  const [part = 0, of = 0] = text.split('/').map(Number)
  if (Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of) return { part, of }
  throw new Error(`--shard must be a part of a number, as in 2/4, not '${text}'.`)
}

function readSeed(text: string): number {
  const seed = Number(text)
  if (Number.isSafeInteger(seed) && seed >= 0) return seed
  throw new Error(`--seed must be a whole number, not '${text}'.`)
}
