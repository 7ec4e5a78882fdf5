import type { Redis } from '#shop-api/process/open-redis.ts'
import { GATE_ERRORS } from '#src/text/gate/gate-errors.ts'
import { DOCUMENTS_BUSY } from '#src/text/order/documents.ts'
import { ApiError } from './api-error.ts'
import { createGuessBrake } from './guess-brake.ts'
import { createNetworkLimiter } from './network-limiter.ts'
import { toNetworks } from './visitor-networks.ts'

const WINDOW_S = 600
/** In ten minutes: guesses at one word, or posts of one kind, unless the configuration says otherwise. */
const TRIES = 10
/** In ten minutes: payments that were refused. People mistype; whoever tries out stolen cards has hundreds. */
const REFUSED_PAYMENTS = 10
export const POSTS = 20
/** Wrong passwords from one address, for all accounts together: an office has many members. */
const GUESSES = 30
/** PDFs within a minute: more than a person reads. */
const DOCUMENTS = 12
const DOCUMENTS_WINDOW_S = 60

/** What one visitor may do in ten minutes, beyond the general limit of requests. */
export interface VisitorLimit {
  /**
   * Before a word is compared.
   * @param lock what the word opens; it names the shop, because all guesses at it are slowed together
   * @throws ApiError 429 with retry-after
   */
  spendTry: (lock: string) => Promise<void>
  /**
   * After the right word. Only this try is given back: otherwise whoever knows one word could guess others for ever.
   */
  returnTry: (lock: string) => Promise<void>
  /** Before a password is compared; an account has a lock of its own. @throws ApiError 429 with retry-after */
  spendGuess: () => Promise<void>
  /** After a right one. Only this guess is given back: otherwise an own account would pay for guessing others. */
  returnGuess: () => Promise<void>
  /** All guesses at one secret, whoever makes them (`guess-brake.ts`). @throws ApiError 429 with retry-after */
  slowGuesses: (secret: string) => Promise<void>
  /** After a right one. */
  returnSlowed: (secret: string) => Promise<void>
  /** Before something is accepted that costs storage or somebody's time. @throws ApiError 429 with retry-after */
  spendPost: (kind: string) => Promise<void>
  /**
   * Before a payment is begun. It spends nothing: many people of one network may pay at the same moment.
   * @throws ApiError 429 with retry-after, after too many that were refused
   */
  checkPayments: (shop: string) => Promise<void>
  /** After a payment was refused. */
  countRefusedPayment: (shop: string) => Promise<void>
  /** Before a document is drawn. @throws ApiError 429 with retry-after */
  spendDocument: () => Promise<void>
  /** For a document that was not drawn: whoever comes again when told to must not run out of tries. */
  returnDocument: () => Promise<void>
}

/**
 * One try at a word. It is spent before `compare` runs, and given back unless that throws.
 * @param lock see `spendTry`
 * @throws ApiError 429 with retry-after, and whatever `compare` throws
 */
export async function countTry<T>(
  limit: Pick<VisitorLimit, 'spendTry' | 'returnTry'>,
  lock: string,
  compare: () => Promise<T>,
): Promise<T> {
  await limit.spendTry(lock)
  const found = await compare()
  await limit.returnTry(lock)
  return found
}

export interface VisitorLimits {
  of: (visitor: string) => VisitorLimit
}

interface LimitOptions {
  /** Posts of one kind within ten minutes. */
  posts_per_10_min?: number | undefined
  clock?: () => Date
  /** Where all processes count together. */
  redis?: Redis | undefined
}

export function createVisitorLimits(options: LimitOptions = {}): VisitorLimits {
  const { posts_per_10_min = POSTS, clock = () => new Date(), redis } = options
  const create = (name: string, points: number, duration = WINDOW_S) =>
    createNetworkLimiter({ name, points, duration, redis })
  const tries = create('tries', TRIES)
  const posts = create('posts', posts_per_10_min)
  const guesses = create('guesses', GUESSES)
  const payments = create('payments', REFUSED_PAYMENTS)
  const documents = create('documents', DOCUMENTS, DOCUMENTS_WINDOW_S)
  const brake = createGuessBrake(clock, redis)
  return {
    of: (visitor) => ({
      async spendTry(lock) {
        await tries.spend(visitor, GATE_ERRORS.too_many_tries, lock)
        try {
          await brake.spend(lock, toNetworks(visitor).near)
        } catch (refusal) {
          // Nothing was compared yet.
          await tries.giveBack(visitor, lock)
          throw refusal
        }
      },
      async returnTry(lock) {
        await brake.giveBack(lock)
        await tries.giveBack(visitor, lock)
      },
      spendGuess: () => guesses.spend(visitor, GATE_ERRORS.too_many_tries),
      returnGuess: () => guesses.giveBack(visitor),
      slowGuesses: (secret) => brake.spend(secret, toNetworks(visitor).near),
      returnSlowed: (secret) => brake.giveBack(secret),
      spendPost: (kind) => posts.spend(visitor, GATE_ERRORS.too_many_posts, kind),
      checkPayments: (shop) => payments.check(visitor, GATE_ERRORS.too_many_payments, shop),
      countRefusedPayment: (shop) =>
        payments.spend(visitor, GATE_ERRORS.too_many_payments, shop).catch((error: unknown) => {
          // Full already: others of the same network were refused at the same moment.
          if (!(error instanceof ApiError)) throw error
        }),
      spendDocument: () => documents.spend(visitor, DOCUMENTS_BUSY.visitor),
      returnDocument: () => documents.giveBack(visitor),
    }),
  }
}
