import { expect, onTestFinished, test } from 'vitest'
import { requestEnded } from '#running/events.ts'
import { openMetrics, readMetricsSettings } from '#running/metrics.ts'
import { readMetrics } from '#tests/support/read-metrics.ts'

test('Metrics are off unless a port is named, and then this machine alone reads them', () => {
  expect(readMetricsSettings({})).toBeUndefined()
  expect(readMetricsSettings({ METRICS_PORT: '9400' })).toEqual({ port: 9400, host: '127.0.0.1' })
  expect(() => readMetricsSettings({ METRICS_PORT: 'http' })).toThrow(
    "METRICS_PORT must be a port, not 'http'.",
  )
})

test('Prometheus reads how many requests there were, of which kind, how they ended and how long they took', async () => {
  const read = await readMetrics(() => {})
  requestEnded.tell({ kind: 'GET /v1/news', status: 200, ms: 12 })
  requestEnded.tell({ kind: 'GET /v1/news', status: 204, ms: 700 })
  requestEnded.tell({ kind: 'GET /v1/news', status: 503, ms: 3 })
  expect(await read('noren_requests_total')).toEqual([
    'noren_requests_total{kind="GET /v1/news",status="2xx"} 2',
    'noren_requests_total{kind="GET /v1/news",status="5xx"} 1',
  ])
  expect(await read('noren_request_seconds_bucket{le="0.02"')).toEqual([
    'noren_request_seconds_bucket{le="0.02",kind="GET /v1/news"} 2',
  ])
  expect(await read('process_resident_memory_bytes')).toHaveLength(1)
})

test('Once the metrics are closed nobody hears any more', async () => {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1' }, () => {})
  expect(requestEnded.isHeard()).toBe(true)
  metrics.close()
  expect(requestEnded.isHeard()).toBe(false)
})

test('Nothing but the metrics is there, and a port that is taken is one sentence', async () => {
  const metrics = await openMetrics({ port: 0, host: '127.0.0.1' }, () => {})
  onTestFinished(metrics.close)
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
  await expect(openMetrics({ port: metrics.port, host: '127.0.0.1' }, () => {})).rejects.toThrow(
    `METRICS_PORT ${metrics.port} of 127.0.0.1 cannot be used (EADDRINUSE); choose another.`,
  )
})
