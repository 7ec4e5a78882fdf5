import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#shop-api/db/db.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models } from '#shop-api/db/schema/catalogue.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'

type Asker = Pick<Db, 'select'>

describe.each(ENGINES)('a statement on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  test('that is asked again and again answers what is written differently afterwards', async () => {
    await opened.db.execute(sql`create table kept (one integer)`)
    await opened.db.execute(sql`insert into kept values (1)`)
    const ask = async () => {
      const answer = (await opened.db.execute(sql`select * from kept where one = ${1}`)) as
        | object[]
        | { rows: object[] }
      return Array.isArray(answer) ? Array.from(answer) : answer.rows
    }
    for (let turn = 0; turn < 30; turn += 1) await ask()
    await opened.db.execute(sql`alter table kept add column two text default 'more'`)
    for (let turn = 0; turn < 30; turn += 1) expect(await ask()).toEqual([{ one: 1, two: 'more' }])
  })

  if (engine === 'postgres') {
    /** Asks as the shop does, so often that it tells. */
    async function askAgain(db: Asker, text: string): Promise<void> {
      for (let turn = 0; turn < 3; turn += 1) {
        await db
          .select({ id: product_models.id, as: sql.raw(`'${text}'`) })
          .from(product_models)
          .where(sql`${product_models.key} = ${`key ${turn}`}`)
      }
    }

    /** Of this connection, those with such a text. */
    async function countKept(db: Asker, text: string): Promise<number> {
      const [row] = await db
        .select({ count: sql`count(*)`.mapWith(Number) })
        .from(sql`pg_prepared_statements`)
        .where(sql`strpos(statement, ${text}) > 0`)
      return row?.count ?? 0
    }

    test('is never compiled, which takes longer than what it asks', async () => {
      const [row] = (await opened.db.execute(sql`show jit`)) as unknown as [{ jit: string }]
      expect(row).toEqual({ jit: 'off' })
    })

    test('is kept when it is asked again, in a transaction and within another one too', async () => {
      await opened.db.transaction(async (tx) => {
        await askAgain(tx, 'asked in a transaction')
        expect(await countKept(tx, 'asked in a transaction')).toBe(1)
        await tx.transaction(async (inner) => {
          await askAgain(inner, 'asked within another')
          expect(await countKept(inner, 'asked within another')).toBe(1)
        })
      })
    })

    test('is not kept when it came once', async () => {
      await opened.db.transaction(async (tx) => {
        await tx
          .select({ as: sql.raw(`'asked once'`) })
          .from(product_models)
          .where(sql`${product_models.key} = ${''}`)
        expect(await countKept(tx, 'asked once')).toBe(0)
      })
    })

    test('is one of so many that are kept, however many texts there are', async () => {
      await opened.db.transaction(async (tx) => {
        for (let text = 0; text < 500; text += 1) await askAgain(tx, `one of many ${text}`)
        const kept = await countKept(tx, 'one of many')
        expect(kept).toBeGreaterThan(300)
        expect(kept).toBeLessThanOrEqual(400)
      })
    })
  }
})
