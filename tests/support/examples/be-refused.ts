import { setSetting } from '#tests/support/member-fixtures.ts'
import type { ExampleShop } from './open-example-shop.ts'

/** More than anybody may guess in a row. */
const GUESSES = 12

/** What every call may be refused with, once each. The last thing that is asked: the database is gone afterwards. */
export async function beRefused(shop: ExampleShop): Promise<void> {
  const { ask, refuse } = shop.open()
  const send = (body: string): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  await ask('/moto/v1/reminder/request', send('{'))
  await ask('/nowhere/v1/news')
  await ask('/moto/v1/products/no-such-key')
  await ask('/moto/v1/products', { method: 'PATCH' })
  await ask('/moto/v1/reminder/request', send(`"${'x'.repeat(3_000_000)}"`))
  await ask('/moto/v1/admin/pictures', {
    method: 'POST',
    body: 'a body of unknown length',
    headers: { 'transfer-encoding': 'chunked' },
  })
  await refuse('GET /v1/me/user')
  await refuse('POST /v1/reminder/request', { body: { email: 'yuki' } })
  await setSetting(shop.db, 'SITE.IS_KEYCODE_REQUIRED', true)
  await refuse('GET /v1/news')
  await setSetting(shop.db, 'SITE.IS_KEYCODE_REQUIRED', false)
  await setSetting(shop.db, 'SITE.NO_MEMBER_USE', true)
  await refuse('GET /v1/me/user')
  await setSetting(shop.db, 'SITE.NO_MEMBER_USE', false)
  for (let at = 0; at < GUESSES; at += 1)
    await refuse('POST /v1/keycode/check', { body: { keycode: `GUESS-${at}` } })
  await shop.shop.close()
  await ask('/moto/v1/tags')
}
