import { expect, test } from 'vitest'
import { SiteBusyError } from '#publisher/publish-error.ts'
import { openDatabases } from '#publisher/store/shared/database.ts'
import type { Store } from '#publisher/store/store.ts'
import { stats, storePage, toRelease } from './demo-release.ts'
import { openMachines } from './shared-machines.ts'

/** More than PostgreSQL allows connections, unless somebody allowed it more than a hundred. */
const MANY = Array.from({ length: 120 }, (_, at) => `site-${at}`)

const begin = (store: Store, site: string) => store.site(site).beginRelease(toRelease())

test('One process publishes more sites at once than PostgreSQL allows connections, and keeps others out of each', async () => {
  const { a, b, place } = await openMachines()
  const drafts = await Promise.all(MANY.map((site) => begin(a, site)))
  for (const store of [a, b]) await expect(begin(store, MANY[7]!)).rejects.toThrow(SiteBusyError)
  expect(await countConnections(place.database)).toBeLessThan(30)
  await Promise.all(
    drafts.map(async (draft, at) => {
      await draft.put([await storePage(a, '/', `店 ${at}`, MANY[at])])
      await draft.finish(stats)
    }),
  )
  for (const site of [MANY[0]!, MANY.at(-1)!]) {
    expect((await b.site(site).getLive())?.stats).toEqual(stats)
    await (await begin(b, site)).abandon()
  }
})

test('A site that was published is free at once for whoever comes next, in the same process and in others', async () => {
  const { a, b } = await openMachines()
  for (const store of [a, b, a, a, b]) {
    const other = await begin(store, 'other')
    await (await begin(store, 'demo')).abandon()
    await expect(begin(b, 'other')).rejects.toThrow(SiteBusyError)
    await other.abandon()
  }
})

test('A process that loses its connection loses all its sites: another takes each over, and nothing of the first shows', async () => {
  const { openOnWire, b } = await openMachines()
  const { wire, store } = await openOnWire()
  const lost = await Promise.all(['one', 'two'].map((site) => begin(store, site)))
  await wire.cut()
  await wire.mend()
  const over = await Promise.all(['one', 'two'].map((site) => begin(b, site)))
  for (const draft of lost) await expect(draft.finish(stats)).rejects.toThrow(/is given up/)
  for (const draft of over) await draft.finish(stats)
  expect((await b.site('one').getLive())?.id).toBe(over[0]!.id)
  // And the first goes on with the sites when the other has ended.
  for (const draft of lost) await draft.abandon()
  for (const site of ['one', 'two']) await (await begin(store, site)).finish(stats)
})

async function countConnections(database: string): Promise<number> {
  const { sql } = openDatabases(database)
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_stat_activity where datname = current_database()`
  await sql.end()
  return row!.count
}
