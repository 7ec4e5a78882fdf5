import type { OpenProvider } from '../provider.ts'
import type { Surroundings } from '../open-account.ts'
import { readStripeSettings } from './settings.ts'

/** The account of Stripe that the environment names. @throws Error that says which variable to mend */
export async function openStripeAccount({
  env,
  shop,
  clock,
}: Surroundings): Promise<OpenProvider | undefined> {
  const settings = readStripeSettings(env, shop)
  if (!settings) return undefined
  // Who has no account loads nothing of theirs.
  const { openStripe } = await import('./server.ts')
  return openStripe(settings, { clock })
}
