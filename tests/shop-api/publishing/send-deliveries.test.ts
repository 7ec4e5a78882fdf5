import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startBackgroundWork } from '#shop-api/background-work.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { type Change, recordChange } from '#shop-api/db/record-change.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { HOOK_SECRET, openReceiver, publish, type Receiver } from '#tests/support/webhook-receiver.ts'

const change = (key: string, action: Change['action'] = 'updated'): Change => ({ type: 'news', key, action })

describe.each(ENGINES)('publish events on %s', (engine) => {
  let opened: OpenDb
  let receiver: Receiver
  let stop = async () => {}
  const logged: unknown[] = []

  beforeEach(async () => {
    opened = await openTestDb(engine)
    await opened.db.insert(channels).values({ name: 'moto', created_at: new Date() })
    receiver = await openReceiver()
    await start()
  })
  afterEach(async () => {
    await stop()
    await receiver.close()
    await opened.close()
    expect(logged).toEqual([])
    expect(receiver.forged).toEqual([])
  })

  const start = async () => {
    const work = await startBackgroundWork({
      ...opened,
      clock: () => new Date(),
      smtp_url: undefined,
      origin: { environment: 'test' },
      publish_targets: () => ({ urls: [receiver.url], secret: HOOK_SECRET }),
      log: (entry) => void (entry['level'] === 'info' || logged.push(entry)),
    })
    stop = async () => {
      stop = async () => {}
      await work.stop()
    }
  }
  const record = (changed: Change[]) =>
    opened.db.transaction((tx) => recordChange(tx, { channel_id: 1, changed, now: new Date() }))
  const untilTold = (count: number) =>
    vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 15_000, interval: 5 })
  const listStates = async () => (await opened.db.select().from(deliveries)).map(({ state }) => state)
  const untilTaken = (count: number) =>
    vi.waitFor(
      async () => {
        const states = await listStates()
        expect(states.filter((state) => state === 'taken')).toHaveLength(count)
      },
      { timeout: 15_000, interval: 20 },
    )
  const versionsOf = (key: string) =>
    receiver.received.filter(({ event }) => event.key === key).map(({ event }) => event.version ?? 0)

  test('a change is told as soon as it stands, signed, and its receipt is kept', async () => {
    await record([change('warm-up')])
    await untilTaken(1)
    const started = performance.now()
    await record([change('news-1', 'created')])
    await untilTold(2)
    const { event, id, at } = receiver.received[1]!
    expect(event).toEqual({ type: 'news', key: 'news-1', action: 'created', version: 2, channel: 'moto' })
    // A look every five seconds would not pass, the bell does with much to spare.
    expect(at - started).toBeLessThan(500)
    await untilTaken(2)
    const rows = await opened.db.select().from(deliveries)
    expect(rows.at(-1)).toMatchObject({ attempts: 1, receipt: { id, sites: [{ pages: 3 }] } })
  })

  test('a change that is rolled back is never told', async () => {
    const rolledBack = opened.db.transaction(async (tx) => {
      await recordChange(tx, { channel_id: 1, changed: [change('ghost')], now: new Date() })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await record([change('real')])
    await untilTaken(1)
    expect(receiver.received.map(({ event }) => event.key)).toEqual(['real'])
  })

  test('a publisher that is down hears everything when it is back, each thing in its order', async () => {
    const { port } = receiver
    await receiver.close()
    for (let round = 0; round < 3; round += 1) await record([change('a'), change('b')])
    await vi.waitFor(async () => {
      const [first] = await opened.db.select().from(deliveries).orderBy(deliveries.id)
      expect(first?.last_error).toContain('ECONNREFUSED')
    })
    receiver = await openReceiver(port)
    await untilTaken(6)
    expect(versionsOf('a')).toEqual([1, 3, 5])
    expect(versionsOf('b')).toEqual([2, 4, 6])
  })

  test('errors, resets and broken answers are tried again, nothing is lost or overtaken', async () => {
    let tries = 0
    receiver.answer = (response, received, request) => {
      tries += 1
      if (tries === 1) response.writeHead(500).end('boom')
      else if (tries === 2) request.socket.resetAndDestroy()
      else if (tries === 3) response.writeHead(200).end('<html>no publisher</html>')
      else if (tries === 4) response.writeHead(503, { 'retry-after': '0' }).end()
      else if (tries === 5) response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      else if (tries === 6) response.writeHead(200, { 'content-length': '100' }).write('{"id":')
      else publish(response, received, request)
      if (tries === 6) request.socket.destroySoon()
    }
    for (const key of ['a', 'a', 'b', 'a']) await record([change(key)])
    await untilTaken(4)
    // Once for each, and once more for each try that failed; a repetition never comes after its successor.
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4)
    expect(versionsOf('a')).toEqual([...versionsOf('a')].sort())
    expect(new Set(versionsOf('a'))).toEqual(new Set([1, 2, 4]))
  })

  test('a slow publisher does not hold up other things, but the same thing waits', async () => {
    const held = Promise.withResolvers<void>()
    receiver.answer = (response, received, request) => {
      if (received.event.key === 'slow') void held.promise.then(() => publish(response, received, request))
      else publish(response, received, request)
    }
    await record([change('slow'), change('slow'), change('quick')])
    await untilTold(2)
    expect(receiver.received.map(({ event }) => event.key)).toEqual(['slow', 'quick'])
    held.resolve()
    await untilTaken(3)
    expect(versionsOf('slow')).toEqual([1, 2])
  })

  test('202 is enough, and what a publisher calls no event is kept for people to see', async () => {
    receiver.answer = (response, { event }) => {
      if (event.key === 'odd') response.writeHead(400).end('type is unknown')
      else response.writeHead(202).end()
    }
    await record([change('odd'), change('even')])
    await untilTaken(1)
    await vi.waitFor(async () => expect((await listStates()).sort()).toEqual(['refused', 'taken']))
    const rows = await opened.db.select().from(deliveries)
    expect(rows.find(({ key }) => key === 'odd')?.last_error).toBe('HTTP 400 type is unknown')
    expect(rows.find(({ key }) => key === 'even')?.receipt).toBeNull()
  })

  test('a publisher that is still at work and says when to ask is asked for its receipt', async () => {
    let asked = 0
    receiver.answer = (response, received, request) => {
      asked += 1
      if (asked < 2) response.writeHead(202, { 'retry-after': '1' }).end()
      else publish(response, received, request)
    }
    await record([change('theme')])
    await untilTaken(1)
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    const [row] = await opened.db.select().from(deliveries)
    expect(row).toMatchObject({ state: 'taken', last_error: null, receipt: expect.anything() })
  })

  test('what happens while the sender is away is told when it is back', async () => {
    await stop()
    await record([change('meanwhile')])
    await start()
    await untilTaken(1)
    expect(versionsOf('meanwhile')).toEqual([1])
  })

  test('a hundred changes at once are told once each', async () => {
    await record(Array.from({ length: 100 }, (_, at) => change(`news-${at}`)))
    await untilTaken(100)
    expect(receiver.received).toHaveLength(100)
  })
})
