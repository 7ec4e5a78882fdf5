import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { CannotStart } from '#shop-api/process/cannot-start.ts'
import type { CardPayments } from '../payment-provider.ts'
import { createCardApp } from './card-app.ts'
import { createTestCards, toTestCardSettings } from './create-test-cards.ts'
import { openVault } from './vault.ts'

/** In the data folder of the shop. */
export const VAULT_FILE = 'test-cards.sqlite'

export interface TestCardOptions {
  clock: () => Date
  data_folder: string
  host: string
  /** A port of its own, and so its own origin; 0 for any free one. */
  port: number
  /** Where browsers reach it; when left out, that port of this machine. */
  url: string | undefined
}

/**
 * Opens the provider of test cards: its books in a file of its own, its pages on a port of its own.
 * @throws CannotStart when the port is taken
 */
export async function openTestCards({
  clock,
  data_folder,
  host,
  port,
  url,
}: TestCardOptions): Promise<CardPayments> {
  // Beside a database that is no folder, the folder does not exist yet.
  await mkdir(data_folder, { recursive: true })
  const vault = openVault(join(data_folder, VAULT_FILE))
  const server = createAdaptorServer({ fetch: createCardApp(vault, clock).fetch })
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    vault.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new CannotStart(
      `Port ${port}, where the frame of the test cards belongs, is already in use; set PAYMENT_TEST_PORT to another one.`,
      { cause: error },
    )
  }
  const base = url ?? `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    provider: createTestCards(vault, clock, base),
    settings: toTestCardSettings(base),
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      vault.close()
    },
  }
}
