import type { ErrorBody } from '#contract/shapes/error.ts'

/** Why a call did not succeed, as screens tell it apart. */
export type CallFailure =
  /** The API refused: nothing was done. `sentence` is its own Japanese, for codes we have no words for. */
  | {
      kind: 'refused'
      status: number
      code: string
      sentence: string
      fields: NonNullable<ErrorBody['errors']>
    }
  | { kind: 'maintenance' }
  /** Something failed at the API, or the answer was lost: it may have been done or not. */
  | { kind: 'broken' | 'timeout' | 'network' }
  /** The page was left. */
  | { kind: 'cancelled' }

/** Errors of `src/api` by name, because this room may not load the client to compare classes. */
interface NamedError {
  name: string
  status?: number
  code?: string
  sentence?: string
  fields?: NonNullable<ErrorBody['errors']>
}

/** For things that were loaded without a call, such as a script: to the shopper it is the connection that failed. */
export function toNetworkError(message: string, cause: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'NetworkError' })
}

/** @throws the error itself when it does not come from a call: a bug must not look like a bad connection */
export function toCallFailure(error: unknown): CallFailure {
  const { name, status = 0, code = '', sentence = '', fields = [] } = error as NamedError
  if (name === 'ApiError' && status === 503) return { kind: 'maintenance' }
  if (name === 'ApiError' && (status >= 500 || status < 400)) return { kind: 'broken' }
  if (name === 'ApiError') return { kind: 'refused', status, code, sentence, fields }
  if (name === 'TimeoutError') return { kind: 'timeout' }
  if (name === 'AbortError') return { kind: 'cancelled' }
  if (name === 'NetworkError') return { kind: 'network' }
  throw error
}

/**
 * Whether goods left the shop. Then the cart is opened again and a toast says so (behaviour 6.3); nothing else says it.
 */
export function isProductGone(failure: CallFailure): boolean {
  if (failure.kind !== 'refused') return false
  return failure.code.includes('product_not_found') || failure.code === 'cart.update_products.not_sale'
}

/**
 * Whether the call may have been done although it failed. Then its outcome is asked for, and it is never sent again
 * (architecture, law 7).
 */
export function isOutcomeUnknown(failure: CallFailure): boolean {
  return failure.kind !== 'refused' && failure.kind !== 'maintenance'
}
