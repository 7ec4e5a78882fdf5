import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Verdict } from '../payment-provider.ts'

/**
 * Signs a verdict of the test provider. Its secret is the request's own idempotency key, which only shop and provider
 * know: browsers see neither it nor anything made from it but this.
 */
export function signVerdict(secret: string, { transaction_id, result }: Omit<Verdict, 'signature'>): string {
  return createHmac('sha256', secret).update(`${transaction_id}:${result}`).digest('base64url')
}

export function isSigned(secret: string, verdict: Verdict): boolean {
  const [given, right] = [verdict.signature, signVerdict(secret, verdict)].map((text) => Buffer.from(text))
  return given?.length === right?.length && timingSafeEqual(given!, right!)
}
