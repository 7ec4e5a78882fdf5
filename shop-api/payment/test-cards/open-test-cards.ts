import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardPayments } from '../payment-provider.ts'
import { createCardApp } from './card-app.ts'
import { createTestCards, toTestCardSettings } from './create-test-cards.ts'
import { openVault } from './vault.ts'

/** In the data folder of the shop. */
export const VAULT_FILE = 'test-cards.sqlite'

/** The provider of test cards with its books in a file of its own. */
export async function openTestCards({
  clock,
  data_folder,
}: {
  clock: () => Date
  data_folder: string
}): Promise<CardPayments> {
  // Beside a database that is no folder itself, nothing has made one yet.
  await mkdir(data_folder, { recursive: true })
  const vault = openVault(join(data_folder, VAULT_FILE))
  const url = '/test-card-provider'
  return {
    provider: createTestCards(vault, clock, url),
    settings: toTestCardSettings(url),
    app: createCardApp(vault, clock),
    close: async () => vault.close(),
  }
}
