import { Refused } from './shapes.ts'

const DAY_MS = 86_400_000

interface Kept {
  request: string
  at: number
  /** Undefined while it is under way. */
  answer?: { status: number; body: string }
}

/** Answers a POST that comes again as the first time, as KOMOJU's page on idempotent requests says. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()

  /** @returns the answer of before; undefined when it is to be done now */
  begin(key: string, request: string, now: number): Kept['answer'] {
    if (key === '' || key.length > 100 || !/^[\x20-\x7e]+$/.test(key)) {
      throw new Refused(422, 'unprocessable_entity', 'The idempotency key has up to 100 ASCII characters.')
    }
    const before = this.#kept.get(key)
    if (before && now - before.at < DAY_MS) {
      // The page says what a client must do, and not what happens else.
      if (before.request !== request) {
        throw new Refused(422, 'unprocessable_entity', 'The idempotency key is of another request.')
      }
      if (!before.answer) throw new Refused(409, 'conflict', 'The first request is still under way.')
      return before.answer
    }
    this.#kept.set(key, { request, at: now })
    return undefined
  }

  end(key: string, answer: { status: number; body: string }): void {
    const kept = this.#kept.get(key)
    if (kept) kept.answer = answer
  }
}
