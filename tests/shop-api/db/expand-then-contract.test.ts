import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrationsFolder } from '#tests/support/migrated-snapshot.ts'
import { listContractions } from '#tests/support/migrations/list-contractions.ts'
import { readJournal } from '#tests/support/migrations/with-migrations.ts'

/** Committed before there was the rule, and before a version that anybody could have rolled from. */
const BEFORE_THE_RULE = ['0003_persons_and_journal does more than add: DROP TABLE "staff_sessions" CASCADE']

test('Every migration since the baseline only adds, or says what it takes away and since when nothing uses it', () => {
  const tags = readJournal().entries.map(({ tag }) => tag)
  const faults = tags.slice(1).flatMap((tag, at) => {
    const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    return listContractions({ tag, sql }, tags.slice(0, at + 1))
  })
  expect(faults, 'See recipe 8 of CONTRIBUTING.md.').toEqual(BEFORE_THE_RULE)
})

const earlier = ['0000_baseline', '0001_first']
const find = (...statements: string[]) =>
  listContractions({ tag: '0002_next', sql: statements.join(';--> statement-breakpoint\n') }, earlier)

describe('Code of before goes on beside a migration that', () => {
  test.each([
    ['makes a table', ['CREATE TABLE "a" (\n\t"id" serial PRIMARY KEY NOT NULL\n)']],
    ['adds a column that may be empty', ['ALTER TABLE "orders" ADD COLUMN "b" text']],
    ['adds a column with a default', [`ALTER TABLE "orders" ADD COLUMN "b" text DEFAULT '' NOT NULL`]],
    ['adds an index', ['CREATE INDEX "i" ON "orders" USING btree ("status")']],
    [
      'wants something of a table of its own',
      [
        'CREATE TABLE "a" ("b" text)',
        'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b")',
        'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
      ],
    ],
    [
      'fills, and wants something of, a column of its own',
      [
        'ALTER TABLE "orders" ADD COLUMN "b" integer',
        'UPDATE "orders" SET "b" = "id" WHERE "id" > 3',
        'CREATE UNIQUE INDEX "i" ON "orders" USING btree ("channel_id","b")',
        'ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("b") REFERENCES "public"."a"("id")',
      ],
    ],
  ])('%s', (_, statements) => expect(find(...statements)).toEqual([]))
})

describe('Code of before would fail beside a migration that', () => {
  test.each([
    ['drops a column', 'ALTER TABLE "orders" DROP COLUMN "status"'],
    ['drops a table', 'DROP TABLE "orders"'],
    ['renames a column', 'ALTER TABLE "orders" RENAME COLUMN "status" TO "state"'],
    ['renames a table', 'ALTER TABLE "orders" RENAME TO "sales"'],
    ['changes a type', 'ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE integer'],
    ['wants a column filled', 'ALTER TABLE "orders" ALTER COLUMN "paid_at" SET NOT NULL'],
    ['takes a default away', 'ALTER TABLE "orders" ALTER COLUMN "staff_memo" DROP DEFAULT'],
    ['adds a column nobody fills', 'ALTER TABLE "orders" ADD COLUMN "b" text NOT NULL'],
    ['forbids what may be there twice', 'CREATE UNIQUE INDEX "i" ON "orders" USING btree ("email")'],
    ['forbids values', 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (total_payment > 0)'],
    ['rewrites what is there', `UPDATE "orders" SET "status" = 'new'`],
    ['deletes rows', 'DELETE FROM "orders"'],
    ['does what nobody foresaw', 'VACUUM FULL'],
    ['contracts without a mark', `INSERT INTO "contractions" ("needs") VALUES ('0001_first')`],
  ])('%s', (_, statement) => expect(find(statement)).toEqual([`0002_next does more than add: ${statement}`]))

  test('forbids two rows with the default of a new column', () => {
    const column = 'ALTER TABLE "orders" ADD COLUMN "b" integer DEFAULT 0 NOT NULL'
    const index = 'CREATE UNIQUE INDEX "i" ON "orders" USING btree ("b")'
    expect(find(column, index)).toEqual([`0002_next does more than add: ${index}`])
  })
})

describe('A migration that takes something away', () => {
  const mark = (since: string) => `-- contracts: orders.status; unused since ${since}\n`
  const drop = 'ALTER TABLE "orders" DROP COLUMN "status"'
  const need = (since: string) => `INSERT INTO "contractions" ("needs") VALUES ('${since}')`

  test('passes when it is marked, and tells databases what code must know', () => {
    expect(find(mark('0001_first') + drop, need('0001_first'))).toEqual([])
  })
  test('names a migration before itself', () => {
    expect(find(mark('0002_next') + drop, need('0002_next'))).toEqual([
      '0002_next names 0002_next, which is no migration before it',
    ])
  })
  test('writes down what code must know, or old code would start on it and fail', () => {
    expect(find(mark('0001_first') + drop, need('0000_baseline'))).toEqual([
      '0002_next does not write into contractions that code must know 0001_first',
    ])
  })
  test('is not marked for nothing', () => {
    expect(find(mark('0001_first') + need('0001_first'))).toEqual([
      '0002_next is marked as taking something away, and does not',
    ])
  })
})
