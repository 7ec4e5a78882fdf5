import type { Verdict } from '#payment/provider.ts'
import { signToken } from '#shop-api/secrets/signed-token.ts'

const LIFETIME_MS = 60 * 60 * 1000

/** Signs as the test provider does. @param secret idempotency key of the request it is about */
export function signVerdict(
  secret: string,
  { transaction_id, result }: Omit<Verdict, 'signature'>,
  now: Date,
): Promise<string> {
  const expires_at = new Date(now.getTime() + LIFETIME_MS)
  return signToken({ secret, kind: 'verdict+jwt' }, { sub: transaction_id, result }, expires_at)
}
