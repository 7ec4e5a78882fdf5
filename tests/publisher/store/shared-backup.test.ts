import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { dumpPostgres, loadPostgres } from '#cli/backup/postgres-tools.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { openStoreLoader } from '#publisher/store/shared/load-store.ts'
import { saveStore } from '#publisher/store/shared/save-store.ts'
import { SCHEMA } from '#publisher/store/shared/schema.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toLater, toRelease } from './demo-release.ts'

async function makePlace(): Promise<SharedPlace> {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  return place
}

async function open(place: SharedPlace): Promise<Store> {
  const store = await openStore({ ...place, folder: createFolder() }, 'write')
  onTestFinished(() => store.close())
  return store
}

async function publish(store: Store, pages: Record<string, string>, site = 'demo') {
  const draft = await store.site(site).beginRelease(toRelease())
  const documents = Object.entries(pages).map(([path, text]) => storePage(store, path, text, site))
  await draft.put(await Promise.all(documents))
  await draft.removeUnseen('page', 'asset')
  await draft.finish(stats)
  return draft.id
}

const long = (word: string) => `<p>${word}</p>`.repeat(500)

/** All that a machine with nothing of its own answers, release by release. */
async function readAll(place: SharedPlace, site = 'demo'): Promise<Record<string, string>> {
  const published = (await open(place)).site(site)
  const all: Record<string, string> = { live: String((await published.getLive())?.id) }
  for (const { id } of await published.listReleases())
    for await (const document of published.openView(id).list())
      all[`${id}${document.path}`] = (await published.blobs.readPlain(document)).toString()
  return all
}

const save = (place: SharedPlace, folder: string, meanwhile = async () => {}) =>
  saveStore(place, folder, async (snapshot) => {
    await meanwhile()
    const words = [`--schema=${SCHEMA}`, `--snapshot=${snapshot}`]
    await dumpPostgres(place.database, join(folder, 'rows.dump'), words)
  })

async function load(place: SharedPlace, folder: string) {
  const loader = await openStoreLoader(place, folder)
  onTestFinished(() => loader.close())
  await loader.requireEmpty()
  await loader.load(() => loadPostgres(place.database, join(folder, 'rows.dump')))
  return loader
}

test('A store is saved as it was at one moment, although publishers go on, and what they left goes afterwards', async () => {
  const place = await makePlace()
  const store = await open(place)
  await publish(store, { '/': 'one', '/news/': long('first'), '/_astro/a.js': 'script' })
  await publish(store, { '/': 'two', '/news/': long('first') })
  await publish(store, { '/': 'gone' }, 'closed')
  const before = await readAll(place)
  const folder = createFolder()
  await save(place, folder, async () => {
    await publish(store, { '/': 'three', '/news/': long('second') })
    await publish(store, { '/': 'four' })
    expect(await store.site('demo').pruneReleases(1)).toEqual({ releases: 3, blobs: 0 })
    await store.site('closed').remove()
  })
  await store.site('demo').pruneReleases(1, toLater())
  const now = await readAll(place)
  expect(now).toEqual({ live: '5', '5/': 'four' })
  expect(await listBlobs(place, 'demo')).toHaveLength(1)
  expect(await listBlobs(place, 'closed')).toEqual([])

  const empty = await makePlace()
  await load(empty, folder)
  expect(await readAll(empty)).toEqual(before)
  expect(Object.keys(before)).toHaveLength(6)
  expect(await readAll(empty, 'closed')).toEqual({ live: '3', '3/': 'gone' })
  // It is a store like any other.
  const restored = await open(empty)
  expect(await publish(restored, { '/': 'five' })).toBeGreaterThan(3)
  expect((await readAll(empty))['live']).not.toBe(before['live'])
})

test('What is missing or damaged in the bucket is named, and publishing goes on', async () => {
  const place = await makePlace()
  const store = await open(place)
  await publish(store, { '/': long('one') })
  const [hash = ''] = await listBlobs(place, 'demo')
  const key = `${place.bucket.bucket}/${place.bucket.prefix}/demo/${hash.slice(0, 2)}/${hash.slice(2)}`
  const s3 = await requireS3()
  await s3.write(key, (await s3.read(key)).subarray(1))
  await expect(save(place, createFolder())).rejects.toThrow(
    `demo/${hash.slice(0, 2)}/${hash.slice(2)} is damaged`,
  )
  await s3.remove(key)
  await expect(save(place, createFolder())).rejects.toThrow(
    `did not give ${place.bucket.prefix}/demo/${hash.slice(0, 2)}/${hash.slice(2)}: `,
  )
  await publish(store, { '/': 'two' })
  expect((await store.site('demo').pruneReleases(0)).blobs).toBe(0)
  expect((await store.site('demo').pruneReleases(0, toLater())).blobs).toBe(1)
})

test('A store is restored to empty servers only, all of it or nothing', async () => {
  const place = await makePlace()
  await publish(await open(place), { '/': 'one', '/a/': 'a' })
  const folder = createFolder()
  await save(place, folder)
  await expect(load(place, folder)).rejects.toThrow('has the schema noren_store already')

  const other = await makePlace()
  const s3 = await requireS3()
  const strange = `${other.bucket.bucket}/${other.bucket.prefix}/demo/00/1`
  await s3.write(strange, Buffer.from('x'))
  await expect(load(other, folder)).rejects.toThrow(
    'The bucket of NOREN_BLOBS is not empty: demo/00/1 is there',
  )
  await s3.remove(strange)

  const broken = createFolder()
  await save(place, broken)
  const loader = await openStoreLoader(other, broken)
  await loader.load(() => loadPostgres(other.database, join(broken, 'rows.dump')))
  expect(await listBlobs(other, 'demo')).toHaveLength(2)
  await loader.undo()
  await loader.close()
  expect(await listBlobs(other, 'demo')).toEqual([])
  const admin = postgres(other.database, { max: 1 })
  onTestFinished(() => admin.end())
  expect(await admin`select 1 from pg_namespace where nspname = ${SCHEMA}`).toHaveLength(0)
  // One that was ended halfway has left bytes, which are the same.
  await expect(
    (await openStoreLoader(other, folder)).load(() => Promise.reject(new Error('ended'))),
  ).rejects.toThrow('ended')
  await load(other, folder)
  expect(await readAll(other)).toEqual(await readAll(place))
})
