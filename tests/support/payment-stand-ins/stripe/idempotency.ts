import { ApiError } from './api-error.ts'

export interface Answer {
  status: number
  body: unknown
}

interface Kept {
  /** Call and parameters of the first request. */
  asked: string
  /** Undefined while the first one is on its way. */
  answer?: Answer
}

/**
 * What Stripe keeps by idempotency key (docs.stripe.com/api/idempotent_requests): the first answer once the work has begun,
 * errors too. What fails before, by its parameters or by another request on its way, is not kept.
 */
export function openKeys() {
  const kept = new Map<string, Kept>()
  return {
    /** The answer that is kept; undefined when the work is to be done. @throws ApiError 400 and 409 */
    find(key: string, asked: string): Answer | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.asked !== asked)
        throw new ApiError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        })
      if (!found.answer)
        throw new ApiError(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this idempotent key (${key}). Please try again later.`,
        })
      return found.answer
    },
    begin: (key: string, asked: string) => void kept.set(key, { asked }),
    keep: (key: string, asked: string, answer: Answer) => void kept.set(key, { asked, answer }),
    drop: (key: string) => void kept.delete(key),
    /** As after some days. */
    forget: () => kept.clear(),
  }
}

export type Keys = ReturnType<typeof openKeys>
