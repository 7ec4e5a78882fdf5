/**
 * What `guess-brake.ts` counts, in Redis: one script for each step, because others guess at the same moment. The numbers are
 * those of `guess-brake.ts`, handed in.
 */

/** After so many half-lives next to nothing is left of the wrong guesses. */
const KEPT_HALF_LIVES = 12

const LOAD = `
local now, half_life = tonumber(ARGV[1]), tonumber(ARGV[2])
local known = redis.call('hmget', KEYS[1], 'wrong', 'at')
local wrong = 0
if known[1] then
  wrong = tonumber(known[1]) * 0.5 ^ (math.max(0, now - tonumber(known[2])) / half_life)
end
local function keep(count)
  redis.call('hset', KEYS[1], 'wrong', string.format('%.6f', count), 'at', ARGV[1])
  redis.call('pexpire', KEYS[1], half_life * ${KEPT_HALF_LIVES})
end
`

/**
 * KEYS: the secret, the visitor's turn at it. ARGV: now, half-life, free guesses, doubling, longest pause in seconds, for how
 * long a turn is kept. Answers how many milliseconds are to wait; 0: the guess is counted.
 */
export const SPEND_SCRIPT = `${LOAD}
local free, doubling, longest, kept = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
if wrong >= free then
  local pause = math.min(longest, math.floor(2 ^ ((wrong - free) / doubling))) * 1000
  local turn = tonumber(redis.call('get', KEYS[2]) or '')
  if not turn or now >= turn + kept then turn = now + pause end
  if now < turn then
    redis.call('set', KEYS[2], string.format('%.0f', turn), 'PX', turn - now + kept)
    return turn - now
  end
  redis.call('del', KEYS[2])
end
keep(wrong + 1)
return 0
`

/** KEYS: the secret. ARGV: now, half-life. */
export const GIVE_BACK_SCRIPT = `${LOAD}
keep(math.max(0, wrong - 1))
return 0
`
