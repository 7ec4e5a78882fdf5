import type {
  CaptureOutcome,
  KeepOutcome,
  KeepRequest,
  KnownPayment,
  PaymentOutcome,
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from '#payment/provider.ts'

/** A provider that has not answered by then may still charge, so the outcome is unknown, not declined. */
const PROVIDER_TIMEOUT_MS = 20_000

interface Unknown {
  result: 'unknown'
}

/**
 * Asked of a provider that is not there any more: what it was asked stays unknown, so that no order is lost and none is
 * made up. It must come back to say.
 */
type Asked = PaymentProvider | undefined

/** Begins a payment once; whatever goes wrong on the way is an unknown outcome. */
export const askToAuthorise = (provider: Asked, payment: KnownPayment): Promise<PaymentOutcome> =>
  ask(provider, (one) => one.authorise(payment))

/**
 * Asks what became of a payment, and begins it again when it never arrived. The key makes that safe even if the first
 * request is only late.
 */
export async function askAgain(provider: Asked, payment: KnownPayment): Promise<PaymentOutcome> {
  return (await askWhatBecame(provider, payment)) ?? askToAuthorise(provider, payment)
}

/** What became of a payment; undefined when it never arrived. */
export const askWhatBecame = (
  provider: Asked,
  payment: KnownPayment,
  patience_ms?: number,
): Promise<PaymentOutcome | undefined> => ask(provider, (one) => one.find(payment), patience_ms)

/** Keeps a card; `unknown` when the provider did not say. */
export const askToKeep = (provider: Asked, request: KeepRequest): Promise<KeepOutcome | Unknown> =>
  ask(provider, (one) => one.keep(request))

/** Takes what is reserved, or says that nobody knows; safe to ask again. */
export const askToCapture = (
  provider: Asked,
  payment: KnownPayment,
  amount: number,
): Promise<CaptureOutcome> => ask(provider, (one) => one.capture(payment, amount))

/** Gives back, or says that nobody knows; the key makes it safe to ask again. */
export const askToRefund = (
  provider: Asked,
  payment: KnownPayment,
  refund: RefundRequest,
): Promise<RefundOutcome> => ask(provider, (one) => one.refund(payment, refund))

async function ask<Answer>(
  provider: Asked,
  question: (provider: PaymentProvider) => Promise<Answer>,
  patience_ms = PROVIDER_TIMEOUT_MS,
): Promise<Answer | Unknown> {
  if (!provider) return { result: 'unknown' }
  const { promise: timeout, resolve } = Promise.withResolvers<Unknown>()
  const timer = setTimeout(() => resolve({ result: 'unknown' }), patience_ms)
  try {
    return await Promise.race([question(provider), timeout])
  } catch {
    return { result: 'unknown' }
  } finally {
    clearTimeout(timer)
  }
}
