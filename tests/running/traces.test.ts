import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createSitePublishers } from '#publisher/changes/publish-sites.ts'
import { startTraces } from '#running/traces.ts'
import { toSite } from '#tests/publisher/open-workshop.ts'
import { ask } from '#tests/publisher/origin/ask.ts'
import { openShop } from '#tests/publisher/origin/open-shop.ts'
import { demoBundle, demoSite, openWorkshop } from '#tests/publisher/open-workshop.ts'
import { openTestShop } from '#tests/support/open-test-shop.ts'
import { openOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

test('A call is one trace from the proxy before the origin to the statements of the API, without a value in it', async () => {
  const collector = await openOtlpReceiver()
  const shop = await openTestShop()
  onTestFinished(shop.close)
  const api = await serveOnHttp(shop.app)
  const { port } = await openShop(
    { '/': { title: '店' } },
    { sites: [{ ...toSite('moto'), channel: 'moto' }], toApi: () => `http://127.0.0.1:${api.port}` },
  )
  const stop = await startTraces('origin', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const reply = await ask(port, '/api/moto/v1/products?q=himitsu', {
    host: 'moto.localhost',
    traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
    'x-request-id': 'from-a-balancer-0001',
  })
  expect(reply.status).toBe(200)
  await stop()
  expect(collector.paths).toEqual(['/v1/traces'])
  const [origin, call] = ['api', 'GET /v1/products'].map((name) =>
    collector.spans.find((span) => span.name === name),
  )
  expect(origin).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span })
  expect(call).toMatchObject({ traceId: CALLER.trace, parentSpanId: origin?.spanId })
  expect(call?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'noren.request_id', value: { stringValue: 'from-a-balancer-0001' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
    ]),
  )
  const statements = call?.events.map(({ attributes }) => attributes[0]?.value.stringValue) ?? []
  expect(statements).toContainEqual(expect.stringContaining('from "product_models"'))
  expect(JSON.stringify(collector.spans)).not.toContain('himitsu')
  expect(JSON.stringify(collector.resources)).toContain('noren-origin')
})

test('An operator sees a round of publishing, and one that failed as failed, without what was wrong', async () => {
  const collector = await openOtlpReceiver()
  const { api, store, publish } = await openWorkshop({
    '/': { title: '店' },
    '/404/': { title: 'なし', status: 404 },
  })
  await publish()
  const sites = [{ site: demoSite, bundle: demoBundle, api: api.base }]
  const publisher = createSitePublishers({
    store,
    sites,
    clock: () => new Date(),
    onError: () => {},
    reconcile_ms: 1e9,
  })
  onTestFinished(publisher.close)
  const stop = await startTraces('origin', { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` })
  await publisher.reconcile()
  await api.stop()
  await publisher.reconcile()
  await stop()
  expect(collector.spans.map(({ name, status }) => [name, status])).toEqual([
    ['publish', { code: 0 }],
    ['publish', { code: 2 }],
  ])
})

test('A collector that is gone keeps no answer and no end waiting', async () => {
  const stop = await startTraces('origin', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  const { port } = await openShop({ '/': { title: '店' } })
  expect((await ask(port, '/')).status).toBe(200)
  const started = performance.now()
  await stop()
  expect(performance.now() - started).toBeLessThan(15_000)
})

test('Who wants neither traces nor metrics loads nothing for them', async () => {
  const look = `
    const { createRequire } = await import('node:module')
    await import('./shop-api/app.ts')
    await import('./shop-api/server.ts')
    await import('./cli/commands/serve.ts')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    console.log(loaded.filter((file) => /opentelemetry|prom-client/.test(file)).length, loaded.some((file) => file.includes('/pino/')))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', look])
  expect(stdout.trim()).toBe('0 true')
})
