import { openKomojuAccount } from './komoju/open-account.ts'
import type { OpenAccount } from './open-account.ts'
import { openStripeAccount } from './stripe/open-account.ts'
import { openTestCards } from './test-cards/open-test-cards.ts'

/** Every provider, by its folder's name. A new one is a folder and a line here. */
export const PROVIDERS: Readonly<Record<string, OpenAccount>> = {
  'test-cards': openTestCards,
  stripe: openStripeAccount,
  komoju: openKomojuAccount,
}
