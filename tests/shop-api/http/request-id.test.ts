import http from 'node:http'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#publisher/origin/listen.ts'
import { drain } from '#running/drain.ts'
import { changeTold, mailTried } from '#running/events.ts'
import { getRequestId } from '#running/request.ts'
import { changes } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { sendDueMails } from '#shop-api/mail/send-mails.ts'
import { startSenders } from '#shop-api/publishing/start-senders.ts'
import { STAFF, staffSecrets } from '#tests/support/editor.ts'
import { createRegistration } from '#tests/support/registration.ts'
import { openTestShop, TEST_NOW } from '#tests/support/open-test-shop.ts'

const ID = 'from-the-origin-0001'
const news = {
  key: 'summer',
  title: '夏季休業',
  summary: '',
  body: '<p>休みます。</p>',
  category: '営業',
  picture: null,
}
const ask = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {
    'content-type': 'application/json',
    'x-request-id': ID,
    ...(token && { authorization: `Bearer ${token}` }),
  },
})

test('Every answer says the id of its request, and so does the sentence about our own mistake', async () => {
  const shop = await openTestShop()
  for (const path of [
    '/moto/v1/news',
    '/moto/v1/no-such-call',
    '/livez',
    '/storage/none.png',
    '/moto/v1/products?page=0',
  ])
    expect([
      path,
      (await shop.request(path, { headers: { 'x-request-id': ID } })).headers.get('x-request-id'),
    ]).toEqual([path, ID])
  const made = (await shop.request('/moto/v1/news')).headers.get('x-request-id')
  expect(made).toMatch(/^[\da-f-]{36}$/)
  await shop.close()
  const broken = await shop.request('/moto/v1/news', { headers: { 'x-request-id': ID } })
  expect([broken.status, broken.headers.get('x-request-id')]).toEqual([500, ID])
  expect(((await broken.json()) as { message: string }).message).toContain(`お問い合わせ番号：${ID}`)
  expect(shop.logged).toMatchObject([{ level: 'error', id: ID }])
})

test('A mail carries the id of the request that wrote it to whoever sends it', async () => {
  const shop = await openTestShop()
  onTestFinished(shop.close)
  const joined = await shop.request('/moto/v1/users', ask(createRegistration()))
  expect(joined.status).toBe(200)
  const [mail] = await shop.db.select().from(mails)
  expect(mail?.request_id).toBe(ID)
  const told: unknown[] = []
  onTestFinished(mailTried.hear((facts) => told.push([getRequestId(), facts])))
  const sent: (string | null)[] = []
  await sendDueMails(
    shop.db,
    async ({ request_id }) => void sent.push(request_id),
    () => TEST_NOW,
  )
  expect(sent).toEqual([ID])
  expect(told).toEqual([[ID, { id: mail?.id, outcome: 'sent' }]])
})

test('A publisher hears the id of the request that changed something', async () => {
  const shop = await openTestShop({ config: { staff: staffSecrets } })
  onTestFinished(shop.close)
  const heard: unknown[] = []
  const publisher = http.createServer((request, response) => {
    heard.push(request.headers['x-request-id'])
    response.writeHead(202).end()
  })
  const port = await listen(publisher, 0, '127.0.0.1')
  onTestFinished(() => drain(publisher, 0))
  const target = { urls: [`http://127.0.0.1:${port}/hooks/publish`], secret: `whsec_${'a'.repeat(32)}` }
  const senders = await startSenders({
    db: shop.db,
    engine: shop.opened.engine,
    clock: () => TEST_NOW,
    publish_targets: (channel) => (channel === 'moto' ? target : undefined),
    log: (entry) => shop.logged.push(entry),
  })
  onTestFinished(senders.stop)
  const told = Promise.withResolvers<unknown>()
  onTestFinished(changeTold.hear((facts) => told.resolve([getRequestId(), facts])))
  const saved = await shop.request('/moto/v1/admin/news', ask(news, STAFF.token))
  expect(saved.status).toBe(200)
  senders.ring()
  expect(await told.promise).toMatchObject([ID, { channel: 'moto', outcome: 'taken' }])
  expect(heard).toEqual([ID])
  const rows = await shop.db.select().from(changes).where(eq(changes.request_id, ID))
  expect(rows).toMatchObject([{ type: 'news' }])
})
