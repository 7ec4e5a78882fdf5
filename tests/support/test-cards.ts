import type { Hono } from 'hono'
import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { OpenProvider, PaymentProvider, ProviderMethod } from '#payment/provider.ts'
import { createCardApp } from '#payment/test-cards/card-app.ts'
import { createTestCards, toTestCardSettings } from '#payment/test-cards/create-test-cards.ts'
import { openVault, type Vault } from '#payment/test-cards/vault.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { Payments } from '#shop-api/payment/payments.ts'

/** Where browsers would find the provider; nobody listens there. */
export const TEST_CARDS_URL = 'https://cards.test'

const vaults = new WeakMap<Db, Vault>()

/** The card company of all shops in a database. */
function findVault(db: Db): Vault {
  const vault = vaults.get(db) ?? openVault(':memory:')
  vaults.set(db, vault)
  return vault
}

/** A provider that takes for every shop what its methods say; the first of several counts. */
export function takeBy(...accounts: OpenProvider[]): Payments {
  const find = (test: (account: OpenProvider) => boolean) => accounts.find(test)
  return {
    take: (_channel, code) => find(({ provider }) => code in provider.methods),
    named: (_channel, name) => find(({ provider }) => provider.name === name),
    accounts: accounts.map((account) => ({ account, isOf: () => true })),
    close: async () => undefined,
  }
}

/** The same company, which answers some questions otherwise. */
export function withProvider(
  { provider, settings, hosts }: Pick<TestCards, 'provider' | 'settings' | 'hosts'>,
  changed: Partial<PaymentProvider>,
): Payments {
  return takeBy({ provider: { ...provider, ...changed }, settings, hosts, close: async () => undefined })
}

export interface TestCards extends Payments {
  vault: Vault
  /** Its pages. */
  app: Hono
  provider: PaymentProvider
  settings: Partial<Record<ProviderMethod, PaymentServiceSettings>>
  hosts: OpenProvider['hosts']
}

/** The provider of test cards as a shop's API has it, without a port of its own; and its books. */
export function openTestCards(db: Db, clock: () => Date): TestCards {
  const vault = findVault(db)
  const account: OpenProvider = {
    provider: createTestCards(vault, clock, TEST_CARDS_URL),
    settings: { card: toTestCardSettings(TEST_CARDS_URL) },
    hosts: { script: [], connect: [], img: [], frame: [TEST_CARDS_URL] },
    close: async () => undefined,
  }
  return { ...account, ...takeBy(account), vault, app: createCardApp(vault, clock) }
}
