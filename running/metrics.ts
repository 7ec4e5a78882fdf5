import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { requestEnded, type RunningEvent } from './events.ts'

type Env = Record<string, string | undefined>
export interface Measuring {
  /** The library, which is loaded where metrics are wanted only. */
  prom: typeof import('prom-client')
  registers: [Registry]
  /** Hears of something until the metrics are closed. */
  hear: <Facts extends object>(event: RunningEvent<Facts>, listener: (facts: Facts) => void) => void
}

export interface MetricsSettings {
  port: number
  host: string
}

/** From a page out of memory to a file that moves in, in seconds. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60]

/** @returns undefined where METRICS_PORT is not set. @throws {Error} one sentence when it is no port */
export function readMetricsSettings(env: Env): MetricsSettings | undefined {
  if (!env['METRICS_PORT']) return undefined
  const port = Number(env['METRICS_PORT'])
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`METRICS_PORT must be a port, not '${env['METRICS_PORT']}'.`)
  return { port, host: env['METRICS_HOST'] || '127.0.0.1' }
}

/**
 * Counts what happens from now on, and tells it at `/metrics` of a port of its own, in Prometheus' format: what a shop sells
 * is not for whoever can reach the shop.
 *
 * @param measure adds what a program counts besides its requests and its process
 * @throws {Error} one sentence when the port cannot be had
 */
export async function openMetrics(
  { port, host }: MetricsSettings,
  measure: (measuring: Measuring) => void,
): Promise<{ port: number; close: () => void }> {
  const prom = await import('prom-client')
  const registry = new prom.Registry()
  const stops: (() => void)[] = []
  const measuring: Measuring = {
    prom,
    registers: [registry],
    hear: (event, listener) => void stops.push(event.hear(listener)),
  }
  prom.collectDefaultMetrics({ register: registry })
  measureRequests(measuring)
  measure(measuring)
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end('Metrics are at /metrics.\n')
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end('The metrics could not be read.\n'),
    )
  })
  await listen(server, port, host)
  // It keeps no program from ending.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      stops.forEach((stop) => stop())
      server.close().closeAllConnections()
    },
  }
}

function measureRequests({ prom, registers, hear }: Measuring): void {
  const ended = new prom.Counter({
    name: 'noren_requests_total',
    help: 'Requests that were answered, by call or kind of address, and class of status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const took = new prom.Histogram({
    name: 'noren_request_seconds',
    help: 'How long requests took, by call or kind of address.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  })
  hear(requestEnded, ({ kind, status, ms }) => {
    ended.inc({ kind, status: `${Math.floor(status / 100)}xx` })
    took.observe({ kind }, ms / 1000)
  })
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`METRICS_PORT ${port} of ${host} cannot be used (${code}); choose another.`)),
    )
    server.listen(port, host, resolve)
  })
}
