import { eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Change, recordChange } from '#shop-api/db/record-change.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { deliveries } from '#shop-api/db/schema/publishing.ts'
import { carts, orders } from '#shop-api/db/schema/selling.ts'
import { queueMail } from '#shop-api/mail/queue-mail.ts'
import { onPostgres } from '#tests/support/on-server.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { type ApiProcesses, openApiProcesses } from '#tests/support/open-api-processes.ts'
import { fillCart, readyCart, toDecision } from '#tests/support/selling-shop.ts'
import { emptyRedis, REDISES, toRedisUrl } from '#tests/support/test-redis.ts'
import { HOOK_SECRET, openReceiver, publish, type Receiver } from '#tests/support/webhook-receiver.ts'

const REDIS_DATABASE = 13
const WORKS_ALONE = 'This process does the work that one process does for all.'

type Api = Awaited<ReturnType<ApiProcesses['start']>>

onPostgres('two processes on one PostgreSQL', () => {
  let shop: ApiProcesses
  let mailServer: Awaited<ReturnType<typeof openMailServer>>
  let receiver: Receiver
  let apis: Api[]
  beforeAll(async () => {
    if (REDISES.length > 0) await emptyRedis(REDIS_DATABASE)
    mailServer = await openMailServer()
    receiver = await openReceiver()
    shop = await openApiProcesses(
      [
        { unit_price: 500, stock: 1 },
        { unit_price: 800, stock: 100 },
      ],
      {
        SMTP_URL: mailServer.url,
        PUBLISH_HOOK_URL: receiver.url,
        PUBLISH_HOOK_SECRET: HOOK_SECRET,
        ...(REDISES.length > 0 && { REDIS_URL: toRedisUrl(REDIS_DATABASE) }),
      },
    )
    apis = await Promise.all([shop.start(), shop.start()])
  })
  afterEach(async () => {
    mailServer.isSilent = false
    mailServer.received.length = 0
    receiver.answer = publish
    receiver.received.length = 0
    await shop.db.delete(mails)
  })
  afterAll(async () => {
    await shop.close()
    mailServer.close()
    await receiver.close()
  })

  const writeMails = async (count: number, from = 0) => {
    for (let at = from; at < from + count; at += 1) {
      await shop.db.transaction((tx) =>
        queueMail(tx, {
          channel_id: shop.channel.id,
          topic: `test:${at}`,
          now: new Date(),
          mail: {
            to: 'hanako@example.jp',
            from: { name: 'そよかぜ', address: 'shop@soyokaze.example' },
            subject: `mail-${at}`,
            text: 'text',
            html: '<p>text</p>',
          },
        }),
      )
    }
  }
  const listSubjects = () =>
    mailServer.received.map((mail) => /^Subject: (mail-\d+)/m.exec(mail)?.[1]).toSorted()
  const change = (keys: string[]) =>
    shop.db.transaction((tx) =>
      recordChange(tx, {
        channel_id: shop.channel.id,
        changed: keys.map((key): Change => ({ type: 'news', key, action: 'updated' })),
        now: new Date(),
      }),
    )
  const untilAllIsSaid = () =>
    vi.waitFor(
      async () => {
        expect(await shop.db.$count(mails, ne(mails.state, 'sent'))).toBe(0)
        expect(await shop.db.$count(deliveries, ne(deliveries.state, 'taken'))).toBe(0)
      },
      { timeout: 20_000, interval: 50 },
    )

  test('of many who want the last piece one gets it', async () => {
    const wanting = await Promise.all(
      Array.from({ length: 6 }, () => readyCart(shop, [[0, 1]], 'bank_transfer')),
    )
    const path = `/${shop.channel.name}/v1/carts`
    const decided = await Promise.all(
      wanting.map((cart) => shop.send('POST', `${path}/${cart.token}/decision`, toDecision(cart).body)),
    )
    expect(decided.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(decided.every(({ status }) => status < 500)).toBe(true)
    expect(await shop.db.$count(orders)).toBe(1)
    const [left] = await shop.db.select().from(products).where(eq(products.id, shop.product_ids[0]!))
    expect(left?.stock).toBe(0)
  })

  test.each(REDISES)('guesses from one address are counted together in %s', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 12; at += 1) {
      const { status } = await apis[at % 2]!.request(`/${shop.channel.name}/school/v1/schools/check`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ code: 'wrong' }),
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
  })

  test('mails leave at once, whoever wrote them, and each of them once', async () => {
    await writeMails(1)
    const written = performance.now()
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { interval: 20 })
    expect(performance.now() - written).toBeLessThan(1_000)
    await writeMails(40, 1)
    await untilAllIsSaid()
    expect(listSubjects()).toEqual(Array.from({ length: 41 }, (_, at) => `mail-${at}`).toSorted())
  })

  test('every event is told once', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `news-${at}`)
    await change(keys)
    await untilAllIsSaid()
    expect(receiver.received.map(({ event }) => event.key).toSorted()).toEqual(keys.toSorted())
  })

  test('what a killed process was sending is sent by another after its time', async () => {
    mailServer.isSilent = true
    receiver.answer = () => {}
    await writeMails(2)
    await change(['killed-1', 'killed-2'])
    await vi.waitFor(() => {
      expect(mailServer.received).toHaveLength(2)
      expect(receiver.received).toHaveLength(2)
    })
    const [first] = apis
    await first!.kill()
    apis = [apis[1]!]
    mailServer.isSilent = false
    receiver.answer = publish
    // The time for which a process that does not answer holds them passes.
    await shop.db.update(mails).set({ next_at: new Date() }).where(eq(mails.state, 'sending'))
    await shop.db.update(deliveries).set({ next_at: new Date() }).where(eq(deliveries.state, 'sending'))
    apis.push(await shop.start())
    await untilAllIsSaid()
    expect(new Set(listSubjects())).toEqual(new Set(['mail-0', 'mail-1']))
  })

  test('one of them does the work for all; when it is killed, another does within seconds', async () => {
    const isWorking = (api: Api) => api.said().includes(WORKS_ALONE)
    await vi.waitFor(() => expect(apis.filter(isWorking)).toHaveLength(1), { timeout: 10_000 })
    for (let round = 0; round < 2; round += 1) {
      const worker = apis.find(isWorking)!
      const others = apis.filter((api) => api !== worker)
      const { token } = await fillCart(shop, [[1, 1]])
      await shop.db
        .update(carts)
        .set({ expires_at: new Date('2026-01-01') })
        .where(eq(carts.token, token))
      await worker.kill()
      // Carts that are over are forgotten when somebody begins with the work, then hourly.
      await vi.waitFor(async () => expect(await shop.db.$count(carts, eq(carts.token, token))).toBe(0), {
        timeout: 5_000,
        interval: 50,
      })
      expect(others.filter(isWorking)).toHaveLength(1)
      apis = [...others, await shop.start()]
    }
  })
})
