import { expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const look = async ({ request }: Pick<TestShop, 'request'>) => {
  const answer = await request('/readyz')
  return [answer.status, await answer.json()]
}
const sends = { config: { smtp_url: 'smtp://user:himitsu@mail.example' } }

test.for(ENGINES)('An API is ready while its database answers (%s)', async (engine) => {
  const shop = await openTestShop({ engine, ...sends })
  const information = { files: 'ok', mails: 'ok' }
  expect(await look(shop)).toEqual([200, { status: 'ready', parts: { database: 'ok' }, information }])
  await shop.close()
  const [status, body] = await look(shop)
  expect([status, body]).toEqual([
    503,
    { status: 'not ready', parts: { database: 'fails' }, information: { files: 'ok', mails: 'fails' } },
  ])
  expect((await shop.request('/livez')).status).toBe(200)
})

test('Mails that do not leave are told of, and the shop goes on selling', async () => {
  const shop = await openTestShop(sends)
  const [channel] = await shop.db.select().from(channels)
  await shop.db.insert(mails).values({
    channel_id: channel!.id,
    topic: 'a mail',
    to: 'taro@example.jp',
    from_name: 'Moto',
    from_address: 'moto@example.jp',
    subject: 'ご注文',
    text: '',
    html: '',
    next_at: TEST_NOW,
    created_at: TEST_NOW,
  })
  expect(await look(shop)).toMatchObject([200, { information: { mails: 'ok' } }])
  const later = shop.at(new Date(TEST_NOW.getTime() + 16 * 60_000))
  expect(await look(later)).toMatchObject([200, { status: 'ready', information: { mails: 'late' } }])
  await shop.close()
})
