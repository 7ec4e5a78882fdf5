import { expect, onTestFinished, test } from 'vitest'
import type { PublishReceipt } from '#contract/publish-hook.ts'
import { createOrigin } from '#publisher/origin/create-origin.ts'
import { drain } from '#running/drain.ts'
import { listen } from '#publisher/origin/listen.ts'
import { createRandom } from '#demo/random.ts'
import { signWebhook } from '#tests/support/sign-webhook.ts'
import { demoSite, openWorkshop } from '../open-workshop.ts'
import { openSitePublishers } from './open-site-publishers.ts'
import { readLivePages } from './read-live.ts'

const EVENTS = 500
const ARTICLES = 40
const secret = `whsec_${Buffer.from('a secret of this test only').toString('base64')}`

test('500 signed events within 2 seconds, in any order and some twice, end as the shop is', async () => {
  const shop = await openWorkshop({ '/': { title: '店' }, '/404/': { title: 'なし', status: 404 } })
  await shop.publish()
  const first = (await shop.store.site('demo').getLive())!.id
  const { publisher } = openSitePublishers(shop)
  const hook = { publisher, toSecret: () => secret }
  const origin = createOrigin({
    store: await shop.store.openServed(),
    sites: [demoSite],
    toApi: () => shop.api.base,
    hook,
  })
  const port = await listen(origin, 0, '127.0.0.1')
  onTestFinished(() => drain(origin, 0))

  const random = createRandom('storm')
  const started = performance.now()
  const bodies: string[] = []
  for (let at = 0; at < EVENTS; at += 1) {
    const key = `n-${random.int(1, ARTICLES)}`
    const tags = [`demo:news:${key}`]
    shop.api.edit('news', key, () => {
      if (random.chance(0.1)) delete shop.api.content.pages[`/news/${key}/`]
      else shop.api.content.pages[`/news/${key}/`] = { title: `第${at}報`, tags }
    })
    const { version } = shop.api.content
    bodies.push(JSON.stringify({ type: 'news', key, action: 'updated', version, channel: 'demo' }))
  }
  const order = random.sample([...bodies.keys()], EVENTS)
  const repeated = random.sample(order, 50)
  const answers = await Promise.all(
    [...order, ...repeated].map(async (at) => {
      const body = bodies[at]!
      const headers = signWebhook(secret, { id: `msg-${at}`, body })
      const sent = performance.now() - started
      const response = await fetch(`http://127.0.0.1:${port}/hooks/publish`, {
        method: 'POST',
        body,
        headers,
      })
      return { sent, status: response.status, receipt: (await response.json()) as PublishReceipt }
    }),
  )
  expect(Math.max(...answers.map(({ sent }) => sent))).toBeLessThan(2_000)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.flatMap(({ receipt }) => receipt.failed)).toEqual([])
  const live = await readLivePages(shop.store)
  const titles = [...live].map(([path, html]) => [path, /<h1>([^<]*)</.exec(html)?.[1]])
  const wanted = Object.entries(shop.api.content.pages).map(([path, { title }]) => [
    path === '/404/' ? '/404.html' : path,
    title,
  ])
  expect(Object.fromEntries(titles)).toEqual(Object.fromEntries(wanted))
  expect((await shop.store.site('demo').getLive())!.id - first).toBeLessThan(25)
})
