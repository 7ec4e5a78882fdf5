import { and, eq } from 'drizzle-orm'
import type { OpenProvider } from '#payment/provider.ts'
import type { Shop } from '#shop-api/cart/shop.ts'
import { payment_disputes } from '#shop-api/db/schema/payment.ts'
import { reviewDispute } from './review-dispute.ts'

/** A chargeback goes on for two months, perhaps three. */
const LOOKED_BACK_MS = 90 * 24 * 60 * 60 * 1000

/**
 * Takes in chargebacks of which a notice never came, the first one or one of what became of it. What we know as it stands
 * is left alone, so that an order somebody let go on is not held again.
 *
 * @throws AggregateError after the others were seen to, when some could not be
 */
export async function compareDisputes(
  work: Omit<Shop, 'channel'>,
  { provider }: OpenProvider,
  [channel]: readonly Shop['channel'][],
): Promise<void> {
  if (!channel) return
  const failures: unknown[] = []
  for await (const { reference, state } of provider.listDisputes(
    new Date(work.now.getTime() - LOOKED_BACK_MS),
  )) {
    const isIt = and(eq(payment_disputes.provider, provider.name), eq(payment_disputes.reference, reference))
    const [known] = await work.db.select().from(payment_disputes).where(isIt)
    if (known?.state === state) continue
    await reviewDispute({ ...work, channel }, provider.name, reference).catch(
      (error: unknown) => void failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} disputes were not compared`)
}
