import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCardNumberSearch } from './find-card-numbers.ts'
import { fillMigratedFolder } from './migrated-snapshot.ts'
import { searchRun } from './search-run.ts'

const NUMBER = '4000000000003220'
const OTHER = '4111111111111111'

describe('a card number is found', () => {
  const { searchText, searchBytes } = createCardNumberSearch([OTHER, NUMBER])
  test.each([
    ['as it is', `card=${NUMBER}&`],
    ['in fours', '4000 0000 0000 3220'],
    ['with hyphens', '4000-0000-0000-3220'],
    ['percent-encoded', '4000%200000%200000%203220'],
    ['in hex, as PostgreSQL writes bytes', `\\x${Buffer.from(`{"n":"${NUMBER}"}`).toString('hex')}`],
    ['in base64', Buffer.from(`{"number":"${NUMBER}"}`).toString('base64')],
    ['in base64, one further', Buffer.from(`{ "number":"${NUMBER}"}`).toString('base64')],
    ['in base64, two further', Buffer.from(`{  "number":"${NUMBER}"}`).toString('base64')],
  ])('%s', (_, text) => expect(searchText(text)).toEqual([NUMBER]))

  test.each([
    ['gzip', gzipSync(`a ${NUMBER} b`)],
    ['brotli', brotliCompressSync(`a ${NUMBER} b`)],
    ['no packing at all', Buffer.from(`a ${NUMBER} b`)],
  ])('within %s', (_, bytes) => expect(searchBytes(bytes)).toEqual([NUMBER]))

  test('and its last four digits are none', () =>
    expect(searchText('**** **** **** 3220, Visa 3220')).toEqual([]))
})

describe('of what a shop keeps', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'noren-search-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('a number planted in a log, a request, a row, bytes of a row and an SQLite table is told with its place', async () => {
    await fillMigratedFolder(join(folder, 'shop'))
    await writeFile(join(folder, 'said'), `failed: ${NUMBER}`)
    await writeFile(join(folder, 'asked'), `POST /moto/v1/carts {"card":"4000 0000 0000 3220"}\n`)
    const postgres = await PGlite.create(join(folder, 'shop/postgres'))
    await postgres.exec(
      `create table notes (about jsonb); create table papers (file bytea); create table empty (a text)`,
    )
    // Long enough that PostgreSQL compresses it, so that no file shows it.
    await postgres.query('insert into notes values ($1)', [
      JSON.stringify({ text: 'x'.repeat(9_000) + NUMBER + 'x'.repeat(9_000) }),
    ])
    await postgres.query('insert into papers values ($1)', [Buffer.from(`PDF ${NUMBER}`)])
    await postgres.close()
    const sqlite = new DatabaseSync(join(folder, 'index.db'))
    sqlite.exec(`create table pages (path text); insert into pages values ('/thanks?card=${NUMBER}')`)
    sqlite.close()

    const { found, tables, files } = await searchRun(folder, [OTHER, NUMBER])
    for (const where of [
      'said',
      'asked',
      'shop/postgres public.notes',
      'shop/postgres public.papers',
      'index.db pages',
    ])
      expect(found).toContain(`${where}: ${NUMBER}`)
    expect(found.filter((one) => one.endsWith(OTHER))).toEqual([])
    expect(tables).toBeGreaterThan(4)
    expect(files).toBeGreaterThan(100)
  })
})
