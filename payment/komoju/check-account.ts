import type { AccountCheck } from '../provider.ts'
import { watchClock } from '../watch-clock.ts'
import { openApi, toMistake } from './api.ts'
import { PaymentListSchema } from './shapes.ts'

/** Reads one payment, which moves nothing. KOMOJU's API does not tell which webhooks there are. */
export async function checkAccount(
  secret_key: string,
  fetch: typeof globalThis.fetch,
  clock: () => Date,
): Promise<AccountCheck> {
  const watch = watchClock(fetch, clock)
  const say = (key: AccountCheck['key'], told: string): AccountCheck => ({
    key,
    told,
    clock_ahead_s: watch.readAhead(),
    notice_addresses: null,
  })
  try {
    const answer = await openApi(secret_key, watch.fetch).get('/payments', PaymentListSchema, {
      per_page: '1',
    })
    if (answer.state === 'unknown') return say('silent', `KOMOJU does not answer: ${answer.why}.`)
    if (answer.state === 'refused') return say('refused', toMistake('/payments', answer.refusal).message)
    return say('good', '')
  } catch (error) {
    return say('refused', error instanceof Error ? error.message : String(error))
  }
}
