import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requireS3 } from '#tests/support/s3/require-s3.ts'
import { stats, storePage, toRelease } from './demo-release.ts'
import { openMachines, openOrigin, publish } from './shared-machines.ts'

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

test('A page that is asked for at several machines is rendered by one, until it leaves it', async () => {
  const { a, b } = await openMachines()
  const [one, other] = [a.site('demo'), b.site('demo')]
  const claims = await Promise.all([one, other, other].map((site) => site.claimPage('/rare/')))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await other.claimPage('/another/')).toBe(true)
  await one.leavePage('/rare/')
  expect(await other.claimPage('/rare/')).toBe(true)
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

test.each([
  ['and is missed before more is asked', 100],
  ['and more is asked over it', 0],
])(
  'A list of pages is whole although its connection breaks while somebody reads it, %s',
  async (_, wait_ms) => {
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
      if (wait_ms > 0) await new Promise((resolve) => setTimeout(resolve, wait_ms))
    }
    expect(listed).toEqual(paths.sort())
  },
)

test('Pages asked for by their addresses are read although the connection broke just before', async () => {
  const { place, a } = await openMachines()
  const draft = await a.site('demo').beginRelease(toRelease())
  await draft.put([await storePage(a, '/', 'one')])
  await draft.finish(stats)
  const admin = postgres(place.database, { max: 1 })
  onTestFinished(() => admin.end())
  const view = a.site('demo').openView(draft.id)
  expect(await view.get('/')).toMatchObject({ path: '/' })
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'noren store'
    and datname = current_database()`
  expect(await view.get('/')).toMatchObject({ path: '/' })
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
