import { spawnSync } from 'node:child_process'

/** `npm run test:long` looks at all of what `npm test` looks at by turns. */
export const isLong = process.env['TEST_LONG'] === '1'

/**
 * Whose turn it is, which a commit says, so that a run of it can be made again: `TEST_TURN` says another. Kept in the
 * environment, where runners find it that are started while somebody commits.
 */
const turn = Number((process.env['TEST_TURN'] ??= String(readHead())))

function readHead(): number {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' })
  // A copy without its history has no commits to take turns by.
  return Number.parseInt(stdout || '0', 16)
}

/** Whether one of many, at its place among them, is looked at in this run, which looks at one in so many. */
export const isMyTurn = (place: number, one_in: number) => isLong || (place + turn) % one_in === 0

/**
 * Of several that are asked the same: one, or all of them in a long run.
 * @param apart sets off those who ask from each other, so that a run sees something of every one
 */
export function inTurn<One>(all: readonly One[], apart = 0): readonly One[] {
  if (isLong) return all
  const at = (turn + apart) % all.length
  return all.slice(at, at + 1)
}
