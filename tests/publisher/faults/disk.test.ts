import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishSite } from '#publisher/publish-site.ts'
import { createFolderBlobs } from '#publisher/store/embedded/folder-blobs.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { createFolder, demoBundle, demoSite, openWorkshop } from '../open-workshop.ts'
import { type DemoPage, startContentApi } from '../start-content-api.ts'
import { readLive, readLivePages } from './read-live.ts'
import { startPublisher } from './start-publisher.ts'

/** Of the file system, of SQLite. */
const noRoom =
  /^(\/\S+ of demo was not published|\/\S+ of demo was not rendered|Site demo was not published|The index in \S+ cannot be used): .*(EFBIG|full|disk I\/O error)/
const now = new Date('2026-07-01T03:00:00Z')

/** Pages that do not get smaller by compressing, so that files grow. */
function toPages(state: number, kib: number): Record<string, DemoPage> {
  const body = (at: number) =>
    Array.from({ length: kib * 16 }, (_, line) => Math.sin(state + at * 7 + line).toString(36)).join('')
  const pages = Array.from({ length: 30 }, (_, at) => [
    `/news/n-${at}/`,
    { title: `state ${state}`, body: body(at), tags: ['demo:news:all'] },
  ])
  return { '/404/': { title: 'なし', status: 404 }, ...Object.fromEntries(pages) }
}

async function openDisk() {
  const folder = createFolder()
  const api = await startContentApi(toPages(0, 1))
  onTestFinished(() => api.stop())
  const publish = async () => {
    const store = openEmbeddedStore(folder, 'write')
    try {
      return await publishSite({ site: demoSite, bundle: demoBundle, api: api.base, store, now, workers: 1 })
    } finally {
      await store.close()
    }
  }
  const readStates = async () => {
    const store = openEmbeddedStore(folder, 'read')
    try {
      const pages = [...(await readLivePages(store)).values()]
      return [...new Set(pages.map((html) => /<h1>state (\d+)</.exec(html)?.[1]).filter(Boolean))]
    } finally {
      await store.close()
    }
  }
  await publish()
  return { folder, api, publish, readStates }
}

test.for([8, 24, 64])(
  'A publish with no room beyond %s KiB a file fails in one sentence and leaves the shop as it was',
  async (limit) => {
    const { folder, api, publish, readStates } = await openDisk()
    api.edit('news', 'all', () => void (api.content.pages = toPages(1, 200)))
    const { code, stderr } = await startPublisher({ kind: 'embedded', folder }, api.base, 'publish', limit)
      .ended
    expect(code).toBe(1)
    expect(stderr).toMatch(noRoom)
    expect(await readStates()).toEqual(['0'])
    expect(await publish()).toMatchObject({ failed: [] })
    expect(await readStates()).toEqual(['1'])
  },
)

test.for([
  ['the pages', 65_536, noRoom],
  ['the event itself', 4096, /^not accepted: disk I\/O error/],
] as const)(
  'A publisher that found no room for %s goes on once there is room again',
  async ([, bytes, sentence]) => {
    const { folder, api, readStates } = await openDisk()
    const publisher = startPublisher({ kind: 'embedded', folder }, api.base, 'site-publishers')
    await publisher.begun
    const setLimit = (most: string) =>
      spawnSync('prlimit', ['--pid', String(publisher.pid), `--fsize=${most}:unlimited`]).status
    const isLimited = setLimit(String(bytes)) === 0
    api.edit('news', 'all', () => void (api.content.pages = toPages(1, 200)))
    const told = await publisher.say('publish')
    if (isLimited) {
      expect(told).toMatch(sentence)
      expect(await readStates()).toEqual(['0'])
      setLimit('unlimited')
      expect(await publisher.say('publish')).toBe('published')
    } else expect(told).toBe('published')
    expect(await readStates()).toEqual(['1'])
    publisher.kill()
    await publisher.ended
  },
)

test('When old releases cannot be removed the new one is live all the same', async () => {
  const { api, store, publish } = await openWorkshop({
    '/': { title: 'state 0' },
    '/404/': { title: '', status: 404 },
  })
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const { release } = await publish()
  const { hash } = (await store.site('demo').openView(release).get('/'))!
  // A folder where a file should be: it cannot be removed as one, whoever runs this.
  const file = createFolderBlobs(store.folder, 'demo').toFile(hash)
  rmSync(file)
  mkdirSync(file)
  for (let state = 1; state <= 7; state += 1) {
    api.content.pages['/'] = { title: `state ${state}` }
    await publish()
    expect(await readLive(store, '/')).toContain(`state ${state}`)
    expect(
      await Array.fromAsync(
        store
          .site('demo')
          .openView((await store.site('demo').getLive())!.id)
          .list('page'),
      ),
    ).toHaveLength(2)
  }
  expect(String(warn.mock.calls[0]?.[0])).toContain('Old releases of demo were not removed')
})
