import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { measurePublisher } from '#publisher/measure-publisher.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'
import { demoBundle, demoSite, openWorkshop } from './open-workshop.ts'
import { openLazyShop } from './on-demand/open-lazy-shop.ts'

test('Prometheus reads where pages came from, and which were rendered for their first visitor', async () => {
  const shop = await openLazyShop()
  const read = await readMetrics(measurePublisher)
  for (const path of ['/', '/', '/product/a/', '/product/a/', '/product/none/']) await shop.get(path)
  expect(await read('noren_bodies_total')).toEqual([
    'noren_bodies_total{from="store"} 3',
    'noren_bodies_total{from="memory"} 2',
  ])
  expect(await read('noren_pages_on_demand_total')).toEqual([
    'noren_pages_on_demand_total{site="demo",outcome="page"} 1',
  ])
  expect(await read('noren_requests_total')).toEqual([
    'noren_requests_total{kind="page",status="2xx"} 4',
    'noren_requests_total{kind="page",status="4xx"} 1',
  ])
})

test('Prometheus reads how long an edit took from its save until it was live, and what waits', async () => {
  const { api, store, publish } = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
    '/news/a/': { title: '前', tags: ['demo:news:a'] },
  })
  await publish()
  // The API of this test says that everything was saved at 03:00:00.
  const clock = () => new Date('2026-07-01T03:00:01.500Z')
  const sites = [{ site: demoSite, bundle: demoBundle, api: api.base }]
  const publisher = createSitePublishers({ store, sites, clock, onError: () => {}, reconcile_ms: 1e9 })
  onTestFinished(publisher.close)
  const read = await readMetrics(measurePublisher)
  api.edit('news', 'a', () => void (api.content.pages['/news/a/'] = { title: '後', tags: ['demo:news:a'] }))
  const published = publisher.deliver({ id: 'one', sites: ['demo'], version: 2 })
  const waiting = publisher.deliver({ id: 'two', sites: ['demo'], version: 2 })
  expect(await read('noren_publishes_waiting')).toEqual(['noren_publishes_waiting{site="demo"} 1'])
  await Promise.all([published, waiting])
  expect(await read('noren_publishes_waiting')).toEqual(['noren_publishes_waiting{site="demo"} 0'])
  expect(await read('noren_publish_lag_seconds_sum')).toEqual([
    'noren_publish_lag_seconds_sum{site="demo"} 1.5',
  ])
  expect(await read('noren_publish_lag_seconds_count')).toEqual([
    'noren_publish_lag_seconds_count{site="demo"} 1',
  ])
  expect(await read('noren_publishes_total')).toEqual(['noren_publishes_total{site="demo",outcome="live"} 2'])
  expect(await read('noren_pages_published_total')).toEqual(['noren_pages_published_total{site="demo"} 1'])
  await api.stop()
  await publisher.deliver({ id: 'three', sites: ['demo'], version: 3 })
  expect(await read('noren_publishes_total')).toContain(
    'noren_publishes_total{site="demo",outcome="failed"} 1',
  )
})
