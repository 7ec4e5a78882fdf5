import { onTestFinished } from 'vitest'
import { openStore } from '#publisher/store/open-store.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { openCuttableWire } from '#tests/support/cuttable-wire.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toRelease } from './demo-release.ts'

/** A store, and as many machines as are asked for, each with a folder of its own. */
export async function openMachines() {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  const open = async (change: Partial<SharedPlace> = {}): Promise<Store> => {
    const store = await openStore({ ...place, folder: createFolder(), ...change }, 'write')
    onTestFinished(() => store.close())
    return store
  }
  /** A machine whose way to the database can be cut. */
  const openOnWire = async () => {
    const database = new URL(place.database)
    const wire = await openCuttableWire({ host: database.hostname, port: Number(database.port || 5432) })
    Object.assign(database, { hostname: '127.0.0.1', port: String(wire.port) })
    return { wire, store: await open({ database: database.href }) }
  }
  return { place, open, openOnWire, a: await open(), b: await open() }
}

export async function publish(store: Store, pages: Record<string, string>) {
  const draft = await store.site('demo').beginRelease(toRelease())
  const documents = Object.entries(pages).map(([path, text]) => storePage(store, path, text))
  await draft.put(await Promise.all(documents))
  await draft.removeUnseen('page', 'asset')
  await draft.finish(stats)
  return draft.id
}

/** What an origin says of a page of the live release. */
export async function openOrigin(store: Store) {
  const served = await store.openServed()
  const site = served.site('demo')
  return {
    ...served,
    async read(path: string): Promise<string | undefined> {
      const document = site.getLive()?.get(path) ?? site.findAsset(path)
      return document && (await site.blobs.readPlain(document)).toString()
    },
  }
}
