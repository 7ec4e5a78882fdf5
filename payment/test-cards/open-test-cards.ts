import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { OpenProvider } from '../provider.ts'
import type { Surroundings } from '../open-account.ts'
import { createCardApp } from './card-app.ts'
import { createTestCards, toTestCardSettings } from './create-test-cards.ts'
import { readTestCardSettings } from './settings.ts'
import { openVault } from './vault.ts'

/** In the data folder of the shop. */
export const VAULT_FILE = 'test-cards.sqlite'

/**
 * Opens the provider of test cards: its books in a file of its own, its pages on a port of its own. All shops share it.
 * @throws Error when the port is taken, or a variable cannot be understood
 */
export async function openTestCards(surroundings: Surroundings): Promise<OpenProvider | undefined> {
  const { clock, data_folder, env, host, shop } = surroundings
  if (shop !== '') return undefined
  const { port, url } = readTestCardSettings(env, surroundings)
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
    throw new Error(
      `Port ${port}, where the frame of the test cards belongs, is already in use; set PAYMENT_TEST_PORT to another one.`,
      { cause: error },
    )
  }
  const base = url ?? `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    provider: createTestCards(vault, clock, base),
    settings: { card: toTestCardSettings(base) },
    hosts: { script: [], connect: [], img: [], frame: [new URL(base).origin] },
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      vault.close()
    },
  }
}
