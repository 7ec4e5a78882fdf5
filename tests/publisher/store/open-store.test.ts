import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#publisher/store/open-store.ts'
import { pruneReleases } from '#publisher/store/prune-releases.ts'
import { beginRelease } from '#publisher/store/release-draft.ts'
import { listPathsByTag, openView } from '#publisher/store/release-view.ts'
import { getLive, listReleases, switchLive } from '#publisher/store/releases.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toRelease } from './demo-release.ts'

function openForTest(folder: string) {
  const store = openStore(folder, 'write')
  onTestFinished(() => {
    if (store.index.isOpen) store.close()
  })
  return store
}

async function release(store: ReturnType<typeof openForTest>, pages: Record<string, string>, site = 'demo') {
  const draft = beginRelease(store, toRelease(site))
  draft.put(
    await Promise.all(Object.entries(pages).map(([path, text]) => storePage(store, path, text, site))),
  )
  draft.removeUnseen('page', 'asset')
  await draft.finish(stats)
  return draft.id
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('A publisher killed before the switch leaves the old release live and nothing behind', async () => {
  const folder = createFolder()
  const store = openForTest(folder)
  const id = await release(store, { '/': 'old', '/kept/': 'kept' })
  store.close()
  const script = fileURLToPath(new URL('die-while-publishing.ts', import.meta.url))
  const { signal, stderr } = spawnSync(process.execPath, [script, folder])
  expect([signal, stderr.toString()]).toEqual(['SIGKILL', ''])

  const reader = openStore(folder, 'read')
  expect(getLive(reader, 'demo')?.id).toBe(id)
  expect([...openView(reader, 'demo', id).list()].map(({ path }) => path)).toEqual(['/', '/kept/'])
  reader.close()

  const again = openForTest(folder)
  expect(listFiles(again.blobs('demo').root)).toHaveLength(2)
  expect(listPathsByTag(again, 'demo', ['demo:/new/', 'demo:/kept/'])).toEqual(['/kept/'])
  const next = await release(again, { '/': 'new' })
  expect([...openView(again, 'demo', next).list()].map(({ path }) => path)).toEqual(['/'])
})

test('A release under construction is invisible, and abandoning it leaves no trace', async () => {
  const store = openForTest(createFolder())
  const id = await release(store, { '/': 'old' })
  const draft = beginRelease(store, toRelease())
  draft.put([await storePage(store, '/', 'x'.repeat(1000))])
  expect(() => beginRelease(store, toRelease())).toThrow('Site demo is being published already')
  const live = openView(store, 'demo', id).get('/')!
  expect((await store.blobs('demo').readPlain(live)).toString()).toBe('old')
  draft.abandon()
  expect(listFiles(store.blobs('demo').root)).toHaveLength(1)
  expect(listReleases(store, 'demo')).toHaveLength(1)
})

test('Two publishers cannot write into one store', () => {
  const folder = createFolder()
  openForTest(folder)
  expect(() => openStore(folder, 'write')).toThrow(
    `Another publisher (process ${process.pid}) is writing to ${folder}; stop it first.`,
  )
  expect(() => openStore(folder, 'read').close()).not.toThrow()
})

test('Rolling back shows the whole older release again, and only a kept one', async () => {
  const store = openForTest(createFolder())
  const first = await release(store, { '/': 'one', '/gone/': 'gone' })
  await release(store, { '/': 'two' })
  switchLive(store, 'demo', first)
  const live = openView(store, 'demo', getLive(store, 'demo')!.id)
  expect([...live.list()].map(({ path }) => path)).toEqual(['/', '/gone/'])
  expect(() => switchLive(store, 'demo', 99)).toThrow('Site demo has no release 99. Kept releases: 2, 1.')
})

test('Old releases go with the blobs only they used; kept and live ones lose nothing', async () => {
  const store = openForTest(createFolder())
  const first = await release(store, { '/': 'page 0', '/_astro/a.css': 'shared' })
  for (let turn = 1; turn <= 7; turn++) {
    await release(store, {
      '/': `page ${turn}`,
      [`/_astro/${turn}.js`]: `script ${turn}`,
      '/_astro/a.css': 'shared',
    })
  }
  switchLive(store, 'demo', first)
  expect(pruneReleases(store, 'demo', 3)).toEqual({ releases: 4, blobs: 8 })
  expect(listReleases(store, 'demo').map(({ id }) => id)).toEqual([8, 7, 6, 1])
  for (const { id } of listReleases(store, 'demo')) {
    for (const document of openView(store, 'demo', id).list()) {
      expect(existsSync(store.blobs('demo').toFile(document.hash))).toBe(true)
    }
  }
  expect(openView(store, 'demo', 7).get('/_astro/6.js')).toMatchObject({ path: '/_astro/6.js' })
})

test('Equal content of two sites lies under each site of its own', async () => {
  const store = openForTest(createFolder())
  await release(store, { '/': 'same' }, 'demo')
  const other = await release(store, { '/': 'same' }, 'other')
  await release(store, { '/': 'changed' }, 'demo')
  pruneReleases(store, 'demo', 1)
  const document = openView(store, 'other', other).get('/')!
  expect((await store.blobs('other').readPlain(document)).toString()).toBe('same')
})

test('A folder that cannot be used is said in one sentence', () => {
  const file = join(createFolder(), 'a-file')
  writeFileSync(file, '')
  expect(() => openStore(join(file, 'store'), 'write')).toThrow(/^The folder .* cannot be used: ENOTDIR/)
})

test('A tag goes with the last version that has it, or every edit would leave one behind', async () => {
  const store = openForTest(createFolder())
  const edit = async (tags: string[]) => {
    const draft = beginRelease(store, toRelease())
    draft.put([{ ...(await storePage(store, '/', tags.join())), tags }])
    await draft.finish(stats)
  }
  for (let price = 1; price <= 4; price += 1) await edit(['demo:products:disc', `demo:facts:${price}`])
  pruneReleases(store, 'demo', 1)
  const tags = store.index.prepare('SELECT name FROM tags ORDER BY name').all()
  expect(tags.map(({ name }) => name)).toEqual(['demo:facts:4', 'demo:products:disc'])
})
