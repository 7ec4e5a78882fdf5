import { DrizzleQueryError, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { describeError } from '#shop-api/process/log.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'

test.for(ENGINES)(
  'An operator reads which statement failed and why, never with which value (%s)',
  async (engine) => {
    const { db, close } = await openTestDb(engine)
    onTestFinished(close)
    const error: unknown = await db
      .execute(sql`select ${'himitsu'}::text::integer`)
      .catch((caught: unknown) => caught)
    const described = describeError(error)
    expect(described.error).toContain('::text::integer')
    expect(described.cause).toContain('invalid input syntax for type integer')
    expect(JSON.stringify(described)).not.toContain('himitsu')
  },
)

test('Of an error about several an operator reads each', () => {
  const described = describeError(
    new AggregateError([new Error('KOMOJU answers 401'), 'gone'], '2 comparisons of accounts failed'),
  )
  expect(described.errors?.map(({ error }) => error.split('\n')[0])).toEqual([
    'Error: KOMOJU answers 401',
    'gone',
  ])
})

test('A failed query deep within other errors tells no value either, and causes are told one by one', async () => {
  const query = new DrizzleQueryError(
    'select $1',
    ['himitsu'],
    new Error('away', { cause: new Error('cut off') }),
  )
  const described = describeError(
    new AggregateError([new Error('outside', { cause: new Error('between', { cause: query }) })]),
  )
  expect(described.errors).toMatchObject([
    {
      cause: {
        cause: {
          error: 'Failed query: select $1',
          cause: { cause: expect.stringMatching(/^Error: cut off/) },
        },
      },
    },
  ])
  expect(JSON.stringify(described)).not.toContain('himitsu')
  const endless = new Error('endless')
  endless.cause = endless
  expect(describeError(endless).error).toContain('endless')
})

test('What was no JSON is not repeated', () => {
  const parse = () => JSON.parse('himitsu no kotoba') as unknown
  expect(parse).toThrow('himitsu')
  try {
    parse()
  } catch (error) {
    expect(describeError(error).error).toContain('SyntaxError')
    expect(describeError(error).error).not.toContain('himitsu')
  }
})
