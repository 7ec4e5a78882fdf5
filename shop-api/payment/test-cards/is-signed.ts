import * as z from 'zod/mini'
import { readToken } from '#shop-api/secrets/signed-token.ts'
import type { Verdict } from '../payment-provider.ts'

const ClaimsSchema = z.object({ sub: z.string(), result: z.string() })

/**
 * Whether a verdict is the test provider's. Its secret is the request's own idempotency key, which only shop and provider
 * know: browsers see neither it nor anything made from it but this.
 */
export async function isSigned(secret: string, verdict: Verdict, now: Date): Promise<boolean> {
  const signed = await readToken({ secret, kind: 'verdict+jwt', now }, verdict.signature, ClaimsSchema)
  return signed?.sub === verdict.transaction_id && signed.result === verdict.result
}
