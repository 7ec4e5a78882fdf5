import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBodyCache } from '#publisher/origin/body-cache.ts'
import { SCHEMA } from '#publisher/store/shared/schema.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toLater, toRelease } from './demo-release.ts'
import { openMachines, openOrigin, publish } from './shared-machines.ts'

test('What one machine publishes or rolls back, an origin of another shows within a second, with the assets of both', async () => {
  const { a, b } = await openMachines()
  const first = await publish(a, { '/': 'one', '/_astro/a.js': 'old script' })
  const here = await openOrigin(a)
  const there = await openOrigin(b)
  expect(await there.read('/')).toBe('one')
  const second = await publish(a, { '/': 'two', '/_astro/b.js': 'new script' })
  expect(await here.read('/')).toBe('two')
  const within = { timeout: 1_000, interval: 10 }
  await vi.waitFor(async () => expect(await there.read('/')).toBe('two'), within)
  expect([await there.read('/_astro/a.js'), await there.read('/_astro/b.js')]).toEqual([
    'old script',
    'new script',
  ])
  await b.site('demo').switchLive(first, first)
  expect(await there.read('/')).toBe('one')
  await vi.waitFor(async () => expect(await here.read('/')).toBe('one'), within)
  await a.site('demo').switchLive(second)
  await a.site('demo').remove()
  await vi.waitFor(async () => expect(await there.read('/')).toBeUndefined(), within)
})

test('An origin that is behind reads what it shows for a day after the others forgot it', async () => {
  const { a, b, open } = await openMachines()
  await publish(a, { '/': 'one' })
  const origin = (await openOrigin(b)).site('demo')
  const shown = origin.getLive()!.get('/')!
  await publish(a, { '/': 'two' })
  await publish(a, { '/': 'three' })
  await a.site('demo').pruneReleases(0)
  expect((await origin.blobs.readPlain(shown)).toString()).toBe('one')
  await a.site('demo').pruneReleases(0, toLater())
  const other = (await openOrigin(await open())).site('demo')
  await expect(other.blobs.readPlain(shown)).rejects.toThrow('did not give')
})

test('An origin begins and serves what it knows while database and bucket are away, and catches up when they are back', async () => {
  const { place, open, b } = await openMachines()
  await publish(b, { '/': 'one', '/news/': 'news' })
  const folder = createFolder()
  const before = await open({ folder })
  const known = await openOrigin(before)
  expect([await known.read('/'), await known.read('/news/')]).toEqual(['one', 'news'])
  await before.close()

  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const nowhere = {
    database: 'postgres://nobody@127.0.0.1:9/nowhere',
    bucket: { ...place.bucket, bucket: 'gone' },
  }
  const alone = await open({ folder, ...nowhere })
  const origin = await openOrigin(alone)
  expect([await origin.read('/'), await origin.read('/news/')]).toEqual(['one', 'news'])
  await expect(alone.site('demo').beginRelease(toRelease())).rejects.toThrow('ECONNREFUSED')
  expect(warn.mock.calls.map(([words]) => String(words).split(':')[0])).toEqual([
    'The store’s database is away; what is known is served',
  ])
  await alone.close()

  await publish(b, { '/': 'two' })
  const back = await openOrigin(await open({ folder }))
  await vi.waitFor(async () => expect(await back.read('/')).toBe('two'), { timeout: 1_000 })
})

test('An origin has the bytes of an edit when it shows it, and an older page while it has not and the bucket is gone', async () => {
  const { a, b } = await openMachines()
  const s3 = await requireS3()
  await publish(a, { '/': 'nothing yet' })
  const served = await openOrigin(b)
  const site = served.site('demo')
  const bodies = createBodyCache(served)
  const visit = async (path: string) => {
    const { bytes } = await bodies.get('demo', site.getLive()!.get(path)!, 'identity')
    return bytes.toString()
  }
  const show = (release: number) => vi.waitFor(() => expect(site.getLive()?.release.id).toBe(release))
  await show(await publish(a, { '/': 'one' }))
  onTestFinished(() => s3.refuse(false))
  s3.refuse(true)
  expect(await visit('/')).toBe('one')
  s3.refuse(false)
  // More than is fetched before a switch.
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, at) => [`/${at}/`, `page ${at}`]))
  const whole = await publish(a, { '/': 'two', ...many })
  s3.refuse(true)
  await show(whole)
  expect(await visit('/')).toBe('one')
  s3.refuse(false)
  await vi.waitFor(async () => expect(await visit('/')).toBe('two'), { timeout: 30_000 })
  expect(await visit('/7/')).toBe('page 7')
})

test('An origin whose cable was pulled is in step a moment after it is back, though its connections stay silent', async () => {
  const { openOnWire, a } = await openMachines()
  await publish(a, { '/': 'one' })
  const { wire, store } = await openOnWire()
  const origin = await openOrigin(store)
  expect(await origin.read('/')).toBe('one')
  const warned = Promise.withResolvers<string>()
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation((words) => warned.resolve(String(words)))
  onTestFinished(() => warn.mockRestore())
  wire.silence()
  await publish(a, { '/': 'two' })
  expect(await warned.promise).toContain('The store’s database is away; what is known is served')
  expect(await origin.read('/')).toBe('one')
  wire.hear()
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('two'), { timeout: 1_000 })
  await publish(a, { '/': 'three' })
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('three'), { timeout: 1_000 })
})

test('An origin that begins before the tables are made says nothing of it, and shows what is published then', async () => {
  const { place, open, b } = await openMachines()
  const admin = postgres(place.database, { max: 1, onnotice: () => {} })
  onTestFinished(() => admin.end())
  await admin.unsafe(`drop schema ${SCHEMA} cascade`)
  const warnings: string[] = []
  const hear = ({ message }: Error) => void warnings.push(message)
  process.on('warning', hear)
  onTestFinished(() => void process.off('warning', hear))
  const origin = await openOrigin(b)
  await publish(await open(), { '/': 'one' })
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('one'), { timeout: 10_000 })
  expect(warnings).toEqual([])
})

test('Two origins of one machine need two folders', async () => {
  const { a } = await openMachines()
  await a.openServed()
  await expect(a.openServed()).rejects.toThrow('Every origin needs a folder of its own; set NOREN_CACHE')
})

test('An origin that missed that a page was rendered shows one state of it after the next publish', async () => {
  const { open, a } = await openMachines()
  const folder = createFolder()
  const draft = await a.site('demo').beginRelease(toRelease())
  await draft.put([{ ...(await storePage(a, '/', 'left out')), hash: '', size: 0, encoding: 'identity' }])
  await draft.finish(stats)
  const before = await open({ folder })
  await openOrigin(before)
  await before.close()
  await a.site('demo').completePage(draft.id, await storePage(a, '/', 'rendered'))
  await publish(a, { '/': 'edited' })
  const origin = await openOrigin(await open({ folder }))
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('edited'), { timeout: 1_000 })
})

test('A database that was restored from a backup is believed, although it is older than the copy', async () => {
  const { place, a, b } = await openMachines()
  await publish(a, { '/': 'one' })
  const origin = await openOrigin(b)
  await publish(a, { '/': 'two', '/new/': 'new' })
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('two'), { timeout: 1_000 })
  const admin = postgres(place.database, { max: 1, connection: { search_path: 'noren_store' } })
  onTestFinished(() => admin.end())
  await admin.begin(async (tx) => {
    await tx`update live set release = 1`
    await tx`delete from documents where from_release = 2`
    await tx`update documents set to_release = null`
    await tx`delete from releases where id = 2`
  })
  await vi.waitFor(async () => expect(await origin.read('/')).toBe('one'), { timeout: 3_000 })
  expect(await origin.read('/new/')).toBeUndefined()
})
