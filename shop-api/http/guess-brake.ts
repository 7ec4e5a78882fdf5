import { LRUCache } from 'lru-cache'
import { toWaitMessage } from '#src/text/gate/gate-errors.ts'
import { ApiError } from './api-error.ts'

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
  spend: (secret: string, visitor: string) => void
  /** After a right one. */
  giveBack: (secret: string) => void
}

export function createGuessBrake(clock: () => Date): GuessBrake {
  const secrets = new LRUCache<string, Guessed>({ max: MAX_SECRETS })
  /** When a visitor who was asked to wait may guess. It takes 7 MB, so it is made when the first one waits. */
  let turns: LRUCache<string, number> | undefined
  const countWrong = (secret: string, now: number) => {
    const guessed = secrets.get(secret)
    return guessed ? guessed.wrong * 0.5 ** (Math.max(0, now - guessed.at) / HALF_LIFE_MS) : 0
  }
  return {
    spend(secret, visitor) {
      const now = clock().getTime()
      const wrong = countWrong(secret, now)
      const pause_ms = toPause(wrong) * 1000
      if (pause_ms > 0) takeTurn(`${secret} ${visitor}`, now, pause_ms)
      secrets.set(secret, { wrong: wrong + 1, at: now })
    },
    giveBack(secret) {
      const now = clock().getTime()
      secrets.set(secret, { wrong: Math.max(0, countWrong(secret, now) - 1), at: now })
    },
  }

  function takeTurn(key: string, now: number, pause_ms: number): void {
    turns ??= new LRUCache({ max: MAX_TURNS })
    const known = turns.get(key)
    const turn = known !== undefined && now < known + TURN_MS ? known : now + pause_ms
    if (now >= turn) return void turns.delete(key)
    turns.set(key, turn)
    const seconds = Math.ceil((turn - now) / 1000)
    throw new ApiError(
      429,
      { code: 'too_many_requests', message: toWaitMessage(seconds) },
      { 'retry-after': String(seconds) },
    )
  }
}

/** Seconds before a guess, after so many wrong ones. */
function toPause(wrong: number): number {
  if (wrong < FREE_GUESSES) return 0
  return Math.min(LONGEST_PAUSE_S, Math.floor(2 ** ((wrong - FREE_GUESSES) / DOUBLING_GUESSES)))
}
