import { Stripe } from 'stripe'

/** Asked again with the same key, Stripe may say more: the network, its own trouble, too many requests, one still on its way. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode = 0 } = error
  if (error instanceof Stripe.errors.StripeConnectionError) return true
  if (statusCode >= 500 || statusCode === 429 || statusCode === 409) return true
  // Something between us and Stripe answered with what is no JSON.
  return error instanceof Stripe.errors.StripeAPIError && statusCode === 0
}

/** The card company, or Stripe's rules for the shop, said no. */
export const isCardRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 402)

/** An error of Stripe's by its code, or by the parameter it is about. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  return codes.includes(error.code ?? '') || codes.includes(`param:${error.param ?? ''}`)
}

/**
 * The token is of no card that can be charged this way: unknown, of a card that somebody keeps, or used up. For the last
 * Stripe has no code of its own, so its words are read.
 */
export const isNoSuchCard = (error: unknown): boolean =>
  hasCode(error, 'param:payment_method', 'payment_method_unexpected_state') ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && /may not be used again/.test(error.message))

/** Nothing of that name is at Stripe. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'resource_missing')

/**
 * Stripe keeps the first answer of a key, a 500 too, and repeats it for at least a day. Then the request is never done.
 */
export const isKeptFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'

/** What a developer can mend, as an error that says how. Other errors stay as they are. */
export function toMendable(error: unknown, doing: string): unknown {
  if (!(error instanceof Stripe.errors.StripeError) || isPassing(error)) return error
  const request = error.requestId ? ` (request ${error.requestId})` : ''
  return new Error(`Stripe does not ${doing}${request}: ${sayHow(error)}`, { cause: error })
}

function sayHow(error: InstanceType<typeof Stripe.errors.StripeError>): string {
  if (error.statusCode === 401)
    return 'it does not know the key. Set STRIPE_SECRET_KEY to a key of https://dashboard.stripe.com/apikeys that was not rolled or deleted.'
  if (error.statusCode === 403)
    return 'the key has not the right to. Give the restricted key the rights that payment/stripe/README.md lists.'
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return 'the same key was sent with other content before. One attempt must not change; report this as a fault of Noren.'
  if (error.code === 'resource_missing')
    return `${error.message} Is STRIPE_SECRET_KEY of the account, and of the mode, in which this was begun?`
  return `${error.message} See https://dashboard.stripe.com/logs for the request.`
}
