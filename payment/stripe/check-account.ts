import { Stripe } from 'stripe'
import type { AccountCheck } from '../provider.ts'
import { watchClock } from '../watch-clock.ts'
import { openClient } from './client.ts'
import { isPassing, toMendable } from './failures.ts'
import { NOTICE_EVENTS } from './notices.ts'

/** Reads one payment, which moves nothing, and where notices go. */
export async function checkAccount(
  secret_key: string,
  fetch: typeof globalThis.fetch,
  clock: () => Date,
): Promise<AccountCheck> {
  const watch = watchClock(fetch, clock)
  const stripe = openClient(secret_key, watch.fetch)
  try {
    await stripe.paymentIntents.list({ limit: 1 })
    const notice_addresses = await listAddresses(stripe)
    return { key: 'good', told: '', clock_ahead_s: watch.readAhead(), notice_addresses }
  } catch (error) {
    const mendable = toMendable(error, 'tell of its payments')
    const told = mendable instanceof Error ? mendable.message : String(mendable)
    const key = isPassing(error) ? 'silent' : 'refused'
    return { key, told, clock_ahead_s: watch.readAhead(), notice_addresses: null }
  }
}

/** Null when the key has not the right to read them. */
async function listAddresses(stripe: Stripe): Promise<AccountCheck['notice_addresses']> {
  try {
    const addresses: AccountCheck['notice_addresses'] = []
    for await (const { url, status, enabled_events } of stripe.webhookEndpoints.list({ limit: 100 })) {
      const isSent = (event: string) => enabled_events.includes(event) || enabled_events.includes('*')
      const missing_events = NOTICE_EVENTS.filter((event) => !isSent(event))
      addresses.push({ url, is_on: status === 'enabled', missing_events })
    }
    return addresses
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    throw error
  }
}
