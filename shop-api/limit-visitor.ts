import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { GATE_ERRORS } from '#src/text/gate-errors.ts'
import { ApiError } from './api-error.ts'

const WINDOW_S = 600
/** Within ten minutes: guesses of one word; posts of one kind, unless the configuration says otherwise. */
const TRIES = 10
export const POSTS = 20
/** Wrong passwords from one address, whosever they were meant to be: an office has many members. */
const GUESSES = 30

/** What one visitor may do in ten minutes, beyond the general limit of requests. */
export interface VisitorLimit {
  /** Before a word is compared. @param lock what the word opens @throws ApiError 429 with retry-after */
  spendTry: (lock: string) => Promise<void>
  /** After the right word: earlier mistakes are forgotten. */
  forgiveTries: (lock: string) => Promise<void>
  /** Before a password is compared; an account has a lock of its own. @throws ApiError 429 with retry-after */
  spendGuess: () => Promise<void>
  /** After a right one: only this guess is given back, or an own account would pay for guessing others. */
  returnGuess: () => Promise<void>
  /** Before something is taken in that costs room or somebody's time. @throws ApiError 429 with retry-after */
  spendPost: (kind: string) => Promise<void>
}

export interface VisitorLimits {
  of: (visitor: string) => VisitorLimit
}

/** @param posts of one kind within ten minutes */
export function createVisitorLimits(posts_per_10_min = POSTS): VisitorLimits {
  const tries = new RateLimiterMemory({ keyPrefix: 'tries', points: TRIES, duration: WINDOW_S })
  const posts = new RateLimiterMemory({ keyPrefix: 'posts', points: posts_per_10_min, duration: WINDOW_S })
  const guesses = new RateLimiterMemory({ keyPrefix: 'guesses', points: GUESSES, duration: WINDOW_S })
  return {
    of: (visitor) => ({
      spendTry: (lock) => spend(tries, `${lock} ${visitor}`, GATE_ERRORS.too_many_tries),
      forgiveTries: async (lock) => void (await tries.delete(`${lock} ${visitor}`)),
      spendGuess: () => spend(guesses, visitor, GATE_ERRORS.too_many_tries),
      returnGuess: async () => void (await guesses.reward(visitor, 1)),
      spendPost: (kind) => spend(posts, `${kind} ${visitor}`, GATE_ERRORS.too_many_posts),
    }),
  }
}

async function spend(limiter: RateLimiterMemory, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ApiError(
      429,
      { code: 'too_many_requests', message },
      { 'retry-after': String(Math.ceil(refusal.msBeforeNext / 1000)) },
    )
  }
}
