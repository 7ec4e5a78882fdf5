import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabases } from '#publisher/store/shared/database.ts'
import { stats, storePage, toLater, toRelease } from './demo-release.ts'
import { openMachines, publish } from './shared-machines.ts'

async function openTables() {
  const machines = await openMachines()
  const sql = postgres(machines.place.database, { max: 1, connection: { search_path: 'noren_store' } })
  onTestFinished(() => sql.end())
  return { ...machines, sql }
}

test('What PostgreSQL plans with keeps step with a release of many pages, while it is written and afterwards', async () => {
  const { a: store, sql } = await openTables()
  // Nobody else counts meanwhile.
  for (const table of ['documents', 'tags', 'document_tags'])
    await sql`alter table ${sql(table)} set (autovacuum_enabled = false)`
  const readKnown = async () => {
    const rows = await sql<{ name: string; known: number }[]>`
      select relname as name, reltuples::int as known from pg_class
      where oid in ('documents'::regclass, 'tags'::regclass, 'document_tags'::regclass) order by 1`
    return rows.map(({ known }) => known)
  }
  const documents: Awaited<ReturnType<typeof storePage>>[] = []
  for (let at = 0; at < 1_200; at += 1) documents.push(await storePage(store, `/p/${at}/`, `ページ ${at}`))
  const draft = await store.site('demo').beginRelease(toRelease())
  await draft.put(documents.slice(0, 600))
  expect(await readKnown()).toEqual([500, 500, 500])
  await draft.put(documents.slice(600, 900))
  expect(await readKnown()).toEqual([500, 500, 500])
  await draft.put(documents.slice(900))
  await draft.finish(stats)
  expect(await readKnown()).toEqual([1_200, 1_200, 1_200])
  // Rows can be counted without being read.
  const [tidy] = await sql`
    select relallvisible = relpages as is_tidy from pg_class where oid = 'documents'::regclass`
  expect(tidy).toEqual({ is_tidy: true })
})

test('A document that goes takes its tags along, and no others', async () => {
  const { a: store, sql } = await openTables()
  await publish(store, { '/': '店', '/old/': '前の' })
  await publish(store, { '/': '店' })
  await store.site('demo').pruneReleases(1, toLater())
  const tags = await sql`
    select t.name, d.path from tags t full join document_tags dt on dt.tag = t.id full join documents d on d.id = dt.document`
  expect([...tags]).toEqual([{ name: 'demo:/', path: '/' }])
  // A release that is given up as well.
  const draft = await store.site('demo').beginRelease(toRelease())
  await draft.put([await storePage(store, '/new/', '新しい')])
  await draft.abandon()
  expect((await sql`select name from tags`).map(({ name }) => name)).toEqual(['demo:/'])
  expect(await sql`select from document_tags`).toHaveLength(1)
})

test('A store whose rows of tags have foreign keys, as they had until November 2026, loses them and works', async () => {
  const { a: store, open, sql } = await openTables()
  await publish(store, { '/': '店', '/old/': '前の' })
  await sql`alter table document_tags
    add constraint document_tags_tag_fkey foreign key (tag) references tags (id),
    add constraint document_tags_document_fkey foreign key (document) references documents (id) on delete cascade`
  const newer = await open()
  await publish(newer, { '/': '店' })
  await newer.site('demo').pruneReleases(1, toLater())
  expect(
    await sql`select from pg_constraint where conrelid = 'document_tags'::regclass and contype = 'f'`,
  ).toEqual([])
  expect((await sql`select name from tags`).map(({ name }) => name)).toEqual(['demo:/'])
})

test('No question of a store is compiled, which takes longer than what it asks', async () => {
  const { place } = await openMachines()
  const { sql } = openDatabases(place.database)
  onTestFinished(() => sql.end())
  expect([...(await sql`show jit`)]).toEqual([{ jit: 'off' }])
})
