import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCardFiles } from '#publisher/cards/card-files.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { listBlobs } from '#tests/support/list-blobs.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toLater, toRelease } from './demo-release.ts'

const KIB = 1024
const PAGE_BYTES = 16 * KIB
const DAY_MS = 24 * 60 * 60 * 1000

/** Text that does not become smaller. */
const toText = (seed: string) =>
  Array.from({ length: PAGE_BYTES / 32 }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest('base64'),
  )
    .join('')
    .slice(0, PAGE_BYTES * 1.3)

async function openMachines(max_bytes: number) {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  const open = async (change: Partial<SharedPlace> = {}): Promise<Store> => {
    const store = await openStore({ ...place, folder: createFolder(), max_bytes, ...change }, 'write')
    onTestFinished(() => store.close())
    return store
  }
  return { place, open }
}

async function publish(store: Store, paths: string[]) {
  const draft = await store.site('demo').beginRelease(toRelease())
  await draft.put(await Promise.all(paths.map((path) => storePage(store, path, toText(path)))))
  await draft.removeUnseen('page')
  await draft.finish(stats)
}

const toPaths = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `/${from + at}/`)

/** Files below a folder of a store, by their paths, with their sizes. */
function listFiles(store: Store, name: string): Map<string, number> {
  const root = join(store.folder, name)
  if (!existsSync(root)) return new Map()
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const files = entries.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [file, statSync(file).size]))
}
const countBytes = (files: Map<string, number>) => [...files.values()].reduce((sum, size) => sum + size, 0)

/** As if nobody had used it for so many days. */
function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * DAY_MS)
  utimesSync(file, then, then)
}

async function openOrigin(store: Store) {
  const served = await store.openServed()
  const { blobs, getLive } = served.site('demo')
  const read = async (path: string) => (await blobs.readPlain(getLive()!.get(path)!)).toString()
  return { ...served, read, hashOf: (path: string) => getLive()!.get(path)!.hash }
}

const toKept = (store: Store, hash: string) =>
  join(store.folder, 'kept/demo', hash.slice(0, 2), hash.slice(2))

test('An origin keeps what it read within the bound: what was not used for longest goes, and is fetched when it is asked for', async () => {
  const { open } = await openMachines(200 * KIB)
  await publish(await open({ max_bytes: 1024 ** 3 }), toPaths(0, 40))
  const store = await open()
  const origin = await openOrigin(store)
  for (const path of toPaths(0, 8)) await origin.read(path)
  for (const path of toPaths(0, 8)) age(toKept(store, origin.hashOf(path)), 3)
  // It is asked for again, so it stays.
  await origin.read('/3/')
  for (const path of toPaths(8, 40)) {
    await origin.read(path)
    expect(await origin.read('/3/')).toBe(toText('/3/'))
  }
  await vi.waitFor(() => expect(countBytes(listFiles(store, 'kept'))).toBeLessThan(200 * KIB * 1.1))
  expect(existsSync(toKept(store, origin.hashOf('/3/')))).toBe(true)
  const old = toPaths(0, 8).filter((path) => path !== '/3/')
  expect(old.filter((path) => existsSync(toKept(store, origin.hashOf(path))))).toEqual([])
  for (const path of toPaths(0, 40)) expect(await origin.read(path)).toBe(toText(path))
})

test('Nobody who reads while it is tidied is told anything else than the page', async () => {
  const { open } = await openMachines(60 * KIB)
  await publish(await open({ max_bytes: 1024 ** 3 }), toPaths(0, 30))
  const origin = await openOrigin(await open())
  const wrong: string[] = []
  const visit = async (seed: number) => {
    for (let turn = 0; turn < 60; turn += 1) {
      const path = `/${(turn * seed + seed) % 30}/`
      if ((await origin.read(path)) !== toText(path)) wrong.push(path)
    }
  }
  await Promise.all([7, 11, 13, 17].map(visit))
  expect(wrong).toEqual([])
})

test('A machine that begins again has what it had, and comes below a smaller bound while it serves', async () => {
  const { place, open } = await openMachines(1024 ** 3)
  const s3 = await requireS3()
  await publish(await open(), toPaths(0, 20))
  const folder = createFolder()
  const before = await open({ folder })
  const first = await openOrigin(before)
  for (const path of toPaths(0, 20)) await first.read(path)
  await first.close()
  await before.close()

  const countGets = () =>
    s3.asked.filter((words) => words.startsWith('GET') && words.includes(place.bucket.prefix)).length
  const gets = countGets()
  const again = await openOrigin(await open({ folder }))
  for (const path of toPaths(0, 20)) await again.read(path)
  expect(countGets()).toBe(gets)
  await again.close()

  const smaller = await open({ folder, max_bytes: 100 * KIB })
  const last = await openOrigin(smaller)
  await vi.waitFor(() => expect(countBytes(listFiles(smaller, 'kept'))).toBeLessThan(100 * KIB))
  expect(countBytes(listFiles(smaller, 'kept'))).toBeGreaterThan(50 * KIB)
  for (const path of toPaths(0, 20)) expect(await last.read(path)).toBe(toText(path))
})

test('What is not in the bucket yet stays, however small the bound', async () => {
  const { place, open } = await openMachines(1024 ** 3)
  const folder = createFolder()
  const store = await open({ folder })
  // Its bytes are in the bucket no more, and still kept here.
  await publish(store, ['/a/'])
  await publish(store, ['/z/'])
  await publish(store, ['/z/', '/y/'])
  await store.site('demo').pruneReleases(1)
  await store.site('demo').pruneReleases(1, toLater())
  expect(await listBlobs(place, 'demo')).toHaveLength(2)
  const again = await storePage(store, '/a/', toText('/a/'))
  const others = await Promise.all(toPaths(0, 10).map((path) => storePage(store, path, toText(path))))
  expect(existsSync(toKept(store, again.hash))).toBe(true)
  // An origin beside it.
  await (await open({ folder, max_bytes: KIB })).openServed()
  await vi.waitFor(() => expect(existsSync(toKept(store, again.hash))).toBe(false))
  const draft = await store.site('demo').beginRelease(toRelease())
  await draft.put([again, ...others])
  await draft.finish(stats)
  const elsewhere = await openOrigin(await open())
  for (const path of ['/a/', ...toPaths(0, 10)]) expect(await elsewhere.read(path)).toBe(toText(path))
})

test('What was rendered and never sent goes after a week', async () => {
  const { open } = await openMachines(1024 ** 3)
  const store = await open()
  await storePage(store, '/new/', toText('/new/'))
  const [file] = [...listFiles(store, 'blobs').keys()]
  await storePage(store, '/old/', toText('/old/'))
  const old = [...listFiles(store, 'blobs').keys()].find((one) => one !== file)!
  age(old, 8)
  await store.openServed()
  await vi.waitFor(() => expect([...listFiles(store, 'blobs').keys()]).toEqual([file]))
})

test('Link cards have the same bound, and are drawn again', async () => {
  const { open } = await openMachines(100 * KIB)
  const store = await open()
  const served = await store.openServed()
  const cards = createCardFiles(served.folder, 'demo', served.kept)
  const draw = (page: string) =>
    cards.load({
      page,
      card: { title: page, shop: '店', price: null, picture: null },
      palette: {},
      origin: 'http://demo.localhost',
      api: 'http://127.0.0.1:9',
      keycode_token: null,
    })
  const first = await draw('/0/')
  for (const file of listFiles(store, 'cards').keys()) age(file, 2)
  for (const page of toPaths(1, 30)) await draw(page)
  await vi.waitFor(() => expect(countBytes(listFiles(store, 'cards'))).toBeLessThan(100 * KIB * 1.1))
  expect(Buffer.from((await draw('/0/')).bytes).equals(Buffer.from(first.bytes))).toBe(true)
})

test('Bytes are served although the disk takes no more', async () => {
  const { open } = await openMachines(1024 ** 3)
  await publish(await open(), ['/a/'])
  const store = await open()
  const origin = await openOrigin(store)
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  writeFileSync(join(store.folder, 'kept'), 'a file where the folder should be')
  expect(await origin.read('/a/')).toBe(toText('/a/'))
  expect(warn.mock.calls.map(([words]) => String(words))).toContainEqual(
    expect.stringContaining('takes no more'),
  )
})
