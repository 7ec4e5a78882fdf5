import { openKomojuAccount } from './komoju/open-account.ts'
import { findKomojuTestKeys } from './komoju/settings.ts'
import type { Environment, RegisteredProvider } from './open-account.ts'
import { openStripeAccount } from './stripe/open-account.ts'
import { findStripeTestKeys } from './stripe/settings.ts'
import { openTestCards } from './test-cards/open-test-cards.ts'

/** Every provider, by its folder's name. A new one is a folder and an entry here. */
export const PROVIDERS: Readonly<Record<string, RegisteredProvider>> = {
  // It has no keys: whoever wants it names it, and says PAYMENT_TEST=allowed in production.
  'test-cards': { open: openTestCards, findTestKeys: () => [] },
  stripe: { open: openStripeAccount, findTestKeys: findStripeTestKeys },
  komoju: { open: openKomojuAccount, findTestKeys: findKomojuTestKeys },
}

/** Names of all variables that hold a key of some company's test mode. Never their values. */
export const findTestKeys = (env: Environment): string[] =>
  Object.values(PROVIDERS).flatMap((provider) => provider.findTestKeys(env))
