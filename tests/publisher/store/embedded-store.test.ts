import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toRelease } from './demo-release.ts'

test('Two publishers cannot write into one folder', async () => {
  const folder = createFolder()
  const store = openEmbeddedStore(folder, 'write')
  onTestFinished(() => store.close())
  expect(() => openEmbeddedStore(folder, 'write')).toThrow(
    `Another publisher (process ${process.pid}) is writing to ${folder}; stop it first.`,
  )
  await openEmbeddedStore(folder, 'read').close()
})

test('A folder that cannot be used is said in one sentence', () => {
  const file = join(createFolder(), 'a-file')
  writeFileSync(file, '')
  expect(() => openEmbeddedStore(join(file, 'store'), 'write')).toThrow(
    /^The folder .* cannot be used: ENOTDIR/,
  )
})

test('A tag goes with the last version that has it, or every edit would leave one behind', async () => {
  const folder = createFolder()
  const store = openEmbeddedStore(folder, 'write')
  const edit = async (tags: string[]) => {
    const draft = await store.site('demo').beginRelease(toRelease())
    await draft.put([{ ...(await storePage(store, '/', tags.join())), tags }])
    await draft.finish(stats)
  }
  for (let price = 1; price <= 4; price += 1) await edit(['demo:products:disc', `demo:facts:${price}`])
  await store.site('demo').pruneReleases(1)
  await store.close()
  const index = new DatabaseSync(join(folder, 'index.db'), { readOnly: true })
  onTestFinished(() => index.close())
  const tags = index.prepare('SELECT name FROM tags ORDER BY name').all()
  expect(tags.map(({ name }) => name)).toEqual(['demo:facts:4', 'demo:products:disc'])
})
