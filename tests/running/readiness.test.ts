import { expect, test, vi } from 'vitest'
import { createReadiness } from '#running/readiness.ts'

test('A program is ready when every part answers, and each part that fails is named without its reason', async () => {
  const store = vi.fn<() => void>()
  const readiness = createReadiness({
    parts: {
      store,
      database: () => Promise.resolve(),
    },
  })
  expect(await readiness.read()).toEqual({
    status: 200,
    body: { status: 'ready', parts: { store: 'ok', database: 'ok' } },
  })
  store.mockImplementation(() => {
    throw new Error('connect ECONNREFUSED 10.0.0.7:5432, password himitsu')
  })
  expect(await readiness.read()).toEqual({
    status: 503,
    body: { status: 'not ready', parts: { store: 'fails', database: 'ok' } },
  })
})

test('A part that says nothing fails after a while, and many probes are one look', async () => {
  const database = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  const readiness = createReadiness({ parts: { database }, patience_ms: 10 })
  const answers = await Promise.all([readiness.read(), readiness.read(), readiness.read()])
  expect(answers.map(({ body }) => body.parts)).toEqual(answers.map(() => ({ database: 'fails' })))
  expect(database).toHaveBeenCalledTimes(1)
})

test('What is only told never makes a program unready', async () => {
  const readiness = createReadiness({
    parts: { store: () => {} },
    tell: () => Promise.resolve({ sites: { moto: { api: 'fails' } } }),
  })
  expect(await readiness.read()).toEqual({
    status: 200,
    body: { status: 'ready', parts: { store: 'ok' }, sites: { moto: { api: 'fails' } } },
  })
})

test('A program that is closing is not ready, however well its parts are', async () => {
  const readiness = createReadiness({ parts: { store: () => {} } })
  readiness.close()
  expect(await readiness.read()).toMatchObject({ status: 503, body: { status: 'closing' } })
})
