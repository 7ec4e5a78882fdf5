import type { OpenProvider } from '../provider.ts'
import type { Surroundings } from '../open-account.ts'
import { openStripe } from './server.ts'
import { readStripeSettings } from './settings.ts'

/** The account of Stripe that the environment names. @throws Error that says which variable to mend */
export async function openStripeAccount({
  env,
  shop,
  clock,
}: Surroundings): Promise<OpenProvider | undefined> {
  const settings = readStripeSettings(env, shop)
  return settings && openStripe(settings, { clock })
}
