import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isOpen, openShop, closeShop, SHOP_FOLDER } from './shop-process.ts'

/** Opens the demo shops for the errands of a run, in a folder of their own; returns how to close them. */
export default async function startShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(`${tmpdir()}/noren-e2e-`)
  // Errands run in processes that inherit this one's environment.
  process.env[SHOP_FOLDER] = folder
  if (await isOpen()) throw new Error('Another shop answers at the port of the errands; end it first.')
  await openShop(folder)
  return async () => {
    await closeShop(folder)
    await rm(folder, { recursive: true, force: true })
  }
}
