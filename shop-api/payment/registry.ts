import { CannotStart } from '#shop-api/process/cannot-start.ts'
import { noProvider } from './no-provider.ts'
import type { PaymentProvider, Payments } from './payment-provider.ts'
import { openTestCards } from './test-cards/open-test-cards.ts'

export interface PaymentConfig {
  environment: 'development' | 'test' | 'production'
  /** PAYMENT_CARDS: `off` sells without cards, whatever a shop offers. */
  takes_cards: boolean
  /** PAYMENT_TEST=allowed: test cards may be used in production, too. */
  is_test_allowed: boolean
  /** PAYMENT_TEST_URL: where browsers reach the provider of test cards. */
  test_url?: string | undefined
  /** PAYMENT_TEST_PORT: its port on this machine, the one after the API's when left out. */
  test_port: number
  /** Address of this machine that is listened at. */
  host: string
}

/**
 * Opens the payment providers of this installation. The provider of test cards, which charges nobody, is one of them
 * only outside production, or where PAYMENT_TEST=allowed says so.
 * @throws CannotStart when a provider misses something
 */
export async function openPayments(
  config: PaymentConfig,
  { clock, data_folder }: { clock: () => Date; data_folder: string },
): Promise<Payments> {
  const isTestIn = config.environment !== 'production' || config.is_test_allowed
  if (!config.takes_cards || !isTestIn) return {}
  if (config.environment === 'production' && config.test_url === undefined) {
    throw new CannotStart(
      'PAYMENT_TEST=allowed needs PAYMENT_TEST_URL: the public address of the frame with the test card fields, e.g. https://cards.shop.example.',
    )
  }
  const { host, test_port: port, test_url: url } = config
  return { card: await openTestCards({ clock, data_folder, host, port, url }) }
}

/** The provider that charges cards; where there is none, a provider that can do nothing. */
export const toCardProvider = (payments: Payments | undefined): PaymentProvider =>
  payments?.card?.provider ?? noProvider
