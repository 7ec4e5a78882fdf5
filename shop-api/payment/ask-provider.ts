import type {
  AuthoriseRequest,
  KeepOutcome,
  KeepRequest,
  PaymentOutcome,
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from './payment-provider.ts'

/** A provider that has not answered by then may still charge, so the outcome is unknown, not declined. */
const PROVIDER_TIMEOUT_MS = 20_000

/** Charges once; whatever goes wrong on the way is an unknown outcome. */
export function askToAuthorise(
  provider: PaymentProvider,
  request: AuthoriseRequest,
): Promise<PaymentOutcome> {
  return withinTime(provider.authorise(request))
}

/**
 * Asks what became of an attempt, and sends it again when it never arrived. The key makes that safe even if the first
 * one is only late.
 */
export async function askAgain(
  provider: PaymentProvider,
  request: AuthoriseRequest,
): Promise<PaymentOutcome> {
  const known = await askWhatBecame(provider, request.idempotency_key)
  return known ?? askToAuthorise(provider, request)
}

/** What became of an attempt; undefined when it never arrived. */
export function askWhatBecame(
  provider: PaymentProvider,
  idempotency_key: string,
  patience_ms?: number,
): Promise<PaymentOutcome | undefined> {
  return withinTime(provider.find(idempotency_key), patience_ms)
}

/** Keeps a card; `unknown` when the provider did not say. */
export function askToKeep(
  provider: PaymentProvider,
  request: KeepRequest,
): Promise<KeepOutcome | { result: 'unknown' }> {
  return withinTime(provider.keep(request))
}

/** Gives back, or says that nobody knows; the key makes it safe to ask again. */
export function askToRefund(provider: PaymentProvider, request: RefundRequest): Promise<RefundOutcome> {
  return withinTime(provider.refund(request))
}

async function withinTime<Answer>(
  answer: Promise<Answer>,
  patience_ms = PROVIDER_TIMEOUT_MS,
): Promise<Answer | { result: 'unknown' }> {
  const { promise: timeout, resolve } = Promise.withResolvers<{ result: 'unknown' }>()
  const timer = setTimeout(() => resolve({ result: 'unknown' }), patience_ms)
  try {
    return await Promise.race([answer, timeout])
  } catch {
    return { result: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}
