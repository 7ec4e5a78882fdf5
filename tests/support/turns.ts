import { spawnSync } from 'node:child_process'

/** `npm run test:long` looks at all of what `npm test` looks at by turns. */
export const isLong = process.env['TEST_LONG'] === '1'

/**
 * Whose turn it is, which a commit says, so that a run of it can be made again: `TEST_TURN` says another. Kept in the
 * environment, where runners find it that are started while somebody commits.
 */
const turn = toTurn((process.env['TEST_TURN'] ??= String(readHead())))

function readHead(): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' })
  // A copy without its history has no commits to take turns by.
  return Number.parseInt(stdout || '0', 16)
}

/** @throws {Error} when it is no whole number: nobody would have a turn */
export function toTurn(text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < 0)
    throw new Error(`TEST_TURN is «${text}»; write a whole number, e.g. TEST_TURN=2.`)
  return number
}

/** What a run looks at where several are asked the same. */
export const takeTurns = (now: number, is_long: boolean) => ({
  /**
   * One of several, or all of them in a long run.
   * @param apart sets off those who ask from each other, so that a run sees something of every one
   */
  inTurn<One>(all: readonly One[], apart = 0): readonly One[] {
    if (is_long) return all
    const at = (now + apart) % all.length
    return all.slice(at, at + 1)
  },
  /** Whether one of many, at its place among them, is looked at in this run, which looks at one in so many. */
  isMyTurn: (place: number, one_in: number) => is_long || (place + now) % one_in === 0,
})

export const { inTurn, isMyTurn } = takeTurns(turn, isLong)
