import { LRUCache } from 'lru-cache'
import { type Redis, REDIS_PREFIX } from '#shop-api/process/open-redis.ts'
import { toWaitMessage } from '#src/text/gate/gate-errors.ts'
import { ApiError } from './api-error.ts'
import { toDigest } from './network-limiter.ts'
import { GIVE_BACK_SCRIPT, SPEND_SCRIPT } from './guess-brake-scripts.ts'

/** This many wrong guesses are answered at once. A shop with many visitors has that many slips. */
const FREE_GUESSES = 50
/** With this many more, the pause before a guess doubles. */
const DOUBLING_GUESSES = 25
const LONGEST_PAUSE_S = 120
/** After this time half of the wrong guesses are forgotten. */
const HALF_LIFE_MS = 10 * 60_000
/** How long somebody who was asked to wait may come back. */
const TURN_MS = 10 * 60_000
const MAX_SECRETS = 20_000
const MAX_TURNS = 200_000

interface Guessed {
  wrong: number
  at: number
}

/**
 * Slows guesses at one secret, wherever they come from. It never closes: whoever is asked to wait, two minutes at most,
 * has a turn afterwards, however many others guess meanwhile.
 */
export interface GuessBrake {
  /** Before a guess is compared. @throws ApiError 429 with retry-after */
  spend: (secret: string, visitor: string) => Promise<void>
  /** After a right one. */
  giveBack: (secret: string) => Promise<void>
}

/** Counts, and says how many milliseconds somebody must wait before a guess; 0 when it counts as one. */
interface Counter {
  spend: (secret: string, visitor: string, now: number) => number | Promise<number>
  giveBack: (secret: string, now: number) => unknown
}

/** @param redis where all processes count together; left out or away, this one counts for itself */
export function createGuessBrake(clock: () => Date, redis?: Redis): GuessBrake {
  const inMemory = countInMemory()
  const shared = redis && countInRedis(redis)
  const count = async (ask: (counter: Counter, now: number) => unknown) => {
    const now = clock().getTime()
    if (!shared) return ask(inMemory, now)
    try {
      return await ask(shared, now)
    } catch {
      // `openRedis` has logged why.
      return ask(inMemory, now)
    }
  }
  return {
    async spend(secret, visitor) {
      const wait_ms = Number(await count((counter, now) => counter.spend(secret, visitor, now)))
      if (wait_ms <= 0) return
      const seconds = Math.ceil(wait_ms / 1000)
      throw new ApiError(
        429,
        { code: 'too_many_requests', message: toWaitMessage(seconds) },
        { 'retry-after': String(seconds) },
      )
    },
    async giveBack(secret) {
      await count((counter, now) => counter.giveBack(secret, now))
    },
  }
}

function countInMemory(): Counter {
  const secrets = new LRUCache<string, Guessed>({ max: MAX_SECRETS })
  /** When a visitor who was asked to wait may guess. It takes 7 MB, so it is made when the first one waits. */
  let turns: LRUCache<string, number> | undefined
  const countWrong = (secret: string, now: number) => {
    const guessed = secrets.get(secret)
    return guessed ? guessed.wrong * 0.5 ** (Math.max(0, now - guessed.at) / HALF_LIFE_MS) : 0
  }
  return {
    spend(secret, visitor, now) {
      const wrong = countWrong(secret, now)
      const pause_ms = toPause(wrong) * 1000
      const wait_ms = pause_ms > 0 ? takeTurn(`${secret} ${visitor}`, now, pause_ms) : 0
      if (wait_ms === 0) secrets.set(secret, { wrong: wrong + 1, at: now })
      return wait_ms
    },
    giveBack(secret, now) {
      secrets.set(secret, { wrong: Math.max(0, countWrong(secret, now) - 1), at: now })
    },
  }

  function takeTurn(key: string, now: number, pause_ms: number): number {
    turns ??= new LRUCache({ max: MAX_TURNS })
    const known = turns.get(key)
    const turn = known !== undefined && now < known + TURN_MS ? known : now + pause_ms
    if (now < turn) turns.set(key, turn)
    else turns.delete(key)
    return Math.max(0, turn - now)
  }
}

/** Seconds before a guess, after so many wrong ones. */
function toPause(wrong: number): number {
  if (wrong < FREE_GUESSES) return 0
  return Math.min(LONGEST_PAUSE_S, Math.floor(2 ** ((wrong - FREE_GUESSES) / DOUBLING_GUESSES)))
}

function countInRedis(redis: Redis): Counter {
  const toKey = (kind: string, key: string) => `${REDIS_PREFIX}brake:${kind}:${toDigest(key)}`
  const slowness = [HALF_LIFE_MS, FREE_GUESSES, DOUBLING_GUESSES, LONGEST_PAUSE_S, TURN_MS]
  return {
    async spend(secret, visitor, now) {
      const keys = [toKey('secret', secret), toKey('turn', `${secret} ${visitor}`)]
      return Number(await redis.eval(SPEND_SCRIPT, keys.length, ...keys, now, ...slowness))
    },
    giveBack: (secret, now) => redis.eval(GIVE_BACK_SCRIPT, 1, toKey('secret', secret), now, HALF_LIFE_MS),
  }
}
