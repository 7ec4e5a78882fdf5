import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '#publisher/store/open-store.ts'
import { SCHEMA } from '#publisher/store/shared/schema.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { makeSharedPlace } from '#tests/support/shared-store-place.ts'
import { createFolder } from '../open-workshop.ts'
import { stats, storePage, toRelease } from './demo-release.ts'

/** A store, and as many machines as are asked for, each with a folder of its own. */
async function openMachines() {
  const { place, remove } = await makeSharedPlace()
  onTestFinished(remove)
  const open = async (change: Partial<SharedPlace> = {}): Promise<Store> => {
    const store = await openStore({ ...place, folder: createFolder(), ...change }, 'write')
    onTestFinished(() => store.close())
    return store
  }
  return { place, open, a: await open(), b: await open() }
}

async function publish(store: Store, pages: Record<string, string>) {
  const draft = await store.site('demo').beginRelease(toRelease())
  const documents = Object.entries(pages).map(([path, text]) => storePage(store, path, text))
  await draft.put(await Promise.all(documents))
  await draft.removeUnseen('page', 'asset')
  await draft.finish(stats)
  return draft.id
}

/** What an origin says of a page of the live release. */
async function openOrigin(store: Store) {
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

test('A site is published by one machine at a time, and each site for itself', async () => {
  const { a, b } = await openMachines()
  const draft = await a.site('demo').beginRelease(toRelease())
  await expect(b.site('demo').beginRelease(toRelease())).rejects.toThrow(
    'Site demo is being published already',
  )
  const other = await b.site('other').beginRelease(toRelease())
  await other.abandon()
  await draft.abandon()
  await (await b.site('demo').beginRelease(toRelease())).abandon()
})

test('A publisher holds its site however long it works', async () => {
  const { a, b } = await openMachines()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const draft = await a.site('demo').beginRelease(toRelease())
  vi.advanceTimersByTime(6 * 60 * 60 * 1000)
  vi.useRealTimers()
  // What was closed by a timer is gone for the database, too.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(b.site('demo').beginRelease(toRelease())).rejects.toThrow('is being published already')
  await draft.abandon()
})

test('A publisher that lost its connection is taken over from, and puts nothing into anybody’s release', async () => {
  const { place, a, b } = await openMachines()
  const first = await publish(a, { '/': 'one' })
  const draft = await a.site('demo').beginRelease(toRelease())
  await draft.put([await storePage(a, '/', 'lost')])
  const admin = postgres(place.database, { max: 1 })
  onTestFinished(() => admin.end())
  await admin`
    select pg_terminate_backend(pid) from pg_locks 
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`
  const next = await vi.waitFor(() => b.site('demo').beginRelease(toRelease()), { timeout: 5_000 })
  await expect(draft.put([await storePage(a, '/', 'too late')])).rejects.toThrow(
    'Another publisher took demo over',
  )
  await expect(draft.finish(stats)).rejects.toThrow('Another publisher took demo over')
  await draft.abandon()
  await next.put([await storePage(b, '/', 'two')])
  await next.finish(stats)
  const demo = a.site('demo')
  expect((await demo.listReleases()).map(({ id }) => id)).toEqual([next.id, first])
  const page = (await demo.openView(next.id).get('/'))!
  expect((await demo.blobs.readPlain(page)).toString()).toBe('two')
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

test('Bytes go into the bucket once, and a bucket that refuses them leaves the shop as it was', async () => {
  const { place, a, b } = await openMachines()
  const s3 = await requireS3()
  const countPuts = () =>
    s3.asked.filter((words) => words.startsWith('PUT') && words.includes(place.bucket.prefix)).length
  await publish(a, { '/': 'one', '/news/': 'news' })
  expect(countPuts()).toBe(2)
  const second = await publish(b, { '/': 'two', '/news/': 'news' })
  expect(countPuts()).toBe(3)
  s3.refuse(true)
  onTestFinished(() => s3.refuse(false))
  const draft = await a.site('demo').beginRelease(toRelease())
  await expect(draft.put([await storePage(a, '/', 'three')])).rejects.toThrow(
    'The bucket noren-releases did not take',
  )
  await draft.abandon().catch(() => {})
  s3.refuse(false)
  expect((await a.site('demo').getLive())?.id).toBe(second)
  await publish(a, { '/': 'three' })
  const demo = b.site('demo')
  const live = (await demo.getLive())!
  expect((await demo.blobs.readPlain((await demo.openView(live.id).get('/'))!)).toString()).toBe('three')
})

test('A list of pages is whole although its connection breaks while somebody reads it', async () => {
  const { place, a } = await openMachines()
  const draft = await a.site('demo').beginRelease(toRelease())
  const page = await storePage(a, '/', 'one')
  const paths = Array.from({ length: 2_500 }, (_, at) => `/${at}/`)
  await draft.put(paths.map((path) => ({ ...page, path })))
  await draft.finish(stats)
  const admin = postgres(place.database, { max: 1 })
  onTestFinished(() => admin.end())
  const listed: string[] = []
  for await (const { path } of a.site('demo').openView(draft.id).list()) {
    listed.push(path)
    if (listed.length !== 1_500) continue
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'noren store'
      and datname = current_database()`
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(listed).toEqual(paths.sort())
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

test('A publisher that was taken over removes none of the bytes that came since', async () => {
  const { place, a, b } = await openMachines()
  const draft = await a.site('demo').beginRelease(toRelease())
  await draft.put([await storePage(a, '/', 'one')])
  // Its lock goes with its connection.
  const admin = postgres(place.database, { max: 1 })
  await admin`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
  await admin.end()
  const next = await vi.waitFor(() => b.site('demo').beginRelease(toRelease()), { timeout: 5_000 })
  // A host sends bytes before the release names them.
  const page = await storePage(b, '/two/', 'two')
  await b.site('demo').sendBytes([page.hash])
  await draft.abandon()
  await next.put([{ ...page, is_sent: true }])
  await next.finish(stats)
  const there = await openOrigin(a)
  await vi.waitFor(async () => expect(await there.read('/two/')).toBe('two'))
})

test('A page that somebody asks for while a publisher writes over it is put into the release before, and only there', async () => {
  const { place, a, b } = await openMachines()
  const left_out = {
    ...(await storePage(a, '/', 'left out')),
    hash: '',
    size: 0,
    encoding: 'identity' as const,
  }
  const first = await a.site('demo').beginRelease(toRelease())
  await first.put([left_out])
  await first.finish(stats)
  const second = await a.site('demo').beginRelease(toRelease())
  // What a put does, ended by hand: the row of before ends, a new one begins.
  const sql = postgres(place.database, { max: 1, connection: { search_path: 'noren_store' } })
  onTestFinished(() => sql.end())
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const putting = sql.begin(async (tx) => {
    await tx`update documents set to_release = ${second.id} where path = '/' and to_release is null`
    await tx`
      insert into documents (site, path, from_release, kind, hash, size, encoding, status, content_type, headers, tags, is_indexed)
      select site, path, ${second.id}, kind, 'newer', size, encoding, status, content_type, headers, tags, is_indexed
      from documents where path = '/'`
    begin()
    await waited
  })
  await begun
  const completed = b.site('demo').completePage(first.id, await storePage(b, '/', 'rendered'))
  await vi.waitFor(async () => {
    const admin = postgres(place.database, { max: 1 })
    const waiting = await admin`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await admin.end()
    expect(waiting).toHaveLength(1)
  })
  goOn()
  await putting
  expect(await completed).toBe(true)
  const rows =
    await sql`select from_release, to_release, hash <> '' as is_rendered from documents order by from_release`
  expect(rows.map((row) => Object.values(row))).toEqual([
    [String(first.id), String(second.id), true],
    [String(second.id), null, true],
  ])
  await second.abandon()
})
