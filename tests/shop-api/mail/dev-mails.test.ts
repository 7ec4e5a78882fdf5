import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '#tests/support/open-test-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

test(
  'A page of another address cannot read the mails a developer’s shop would have sent',
  { timeout: 60_000 },
  async () => {
    const shop = await openTestShop()
    onTestFinished(() => shop.close())
    const http = await serveOnHttp(shop.app)
    const headers = { origin: 'http://evil.example' }
    for (const path of ['/dev/mails', '/dev/mails/1', '/dev/mails/1/html']) {
      const answer = await http.send(path, { headers })
      expect([path, answer.headers['access-control-allow-origin']]).toEqual([path, undefined])
    }
    expect((await http.send('/moto/v1/news', { headers })).headers['access-control-allow-origin']).toBe('*')
  },
)
