import type { Hono } from 'hono'
import type { Db } from '#shop-api/db/db.ts'
import type { CardPayments } from '#shop-api/payment/payment-provider.ts'
import { createCardApp } from '#shop-api/payment/test-cards/card-app.ts'
import { createTestCards, toTestCardSettings } from '#shop-api/payment/test-cards/create-test-cards.ts'
import { openVault, type Vault } from '#shop-api/payment/test-cards/vault.ts'

/** Where browsers would find the provider; nobody listens there. */
export const TEST_CARDS_URL = 'https://cards.test'

const vaults = new WeakMap<Db, Vault>()

/** The card company of all shops in a database. */
function findVault(db: Db): Vault {
  const vault = vaults.get(db) ?? openVault(':memory:')
  vaults.set(db, vault)
  return vault
}

/** The provider of test cards as a shop's API has it, without a port of its own; and its books. */
export function openTestCards(db: Db, clock: () => Date): CardPayments & { vault: Vault; app: Hono } {
  const vault = findVault(db)
  return {
    vault,
    provider: createTestCards(vault, clock, TEST_CARDS_URL),
    settings: toTestCardSettings(TEST_CARDS_URL),
    app: createCardApp(vault, clock),
    close: async () => undefined,
  }
}
