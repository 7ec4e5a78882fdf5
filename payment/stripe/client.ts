import { Stripe } from 'stripe'

/** Shorter than the shop waits for a provider, so that what Stripe did not say is told as such. */
const TIMEOUT_MS = 18_000

/**
 * Stripe's own client. It asks once: the shop asks again by itself, with the same keys.
 * @param fetch how it reaches api.stripe.com; the address is Stripe's own, always
 */
export const openClient = (secret_key: string, fetch: typeof globalThis.fetch): Stripe =>
  new Stripe(secret_key, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  })

/**
 * Whether an answer is the one Stripe had kept for its idempotency key: how things stood then, not now.
 * @param answer with the `lastResponse` that the client adds
 */
export const isReplayed = (answer: { lastResponse: { headers: Record<string, string> } }): boolean =>
  new Headers(answer.lastResponse.headers).get('idempotent-replayed') === 'true'
