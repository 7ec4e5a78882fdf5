import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyTables } from '#shop-api/db/tidy-tables.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'

test('the embedded database takes the room of changed rows again, and grows no more', async () => {
  const { db, engine, close } = await openTestDb('pglite')
  await db.execute(sql`create table notes (id serial primary key, body text)`)
  await db.execute(sql`create index notes_by_body on notes (body)`)
  await db.execute(sql`insert into notes (body) select repeat('x', 200) || n from generate_series(1, 2000) n`)
  const editAll = async () => {
    for (let edit = 0; edit < 10; edit += 1) await db.execute(sql`update notes set body = body || ${edit}`)
    const [row] = await db
      .select({ bytes: sql<number>`pg_total_relation_size('notes')`.mapWith(Number) })
      .from(sql`now()`)
    return row!.bytes
  }
  const before = await editAll()
  await tidyTables(db, engine)
  expect(await editAll()).toBeLessThan(before * 1.2)
  await close()
})
