import http from 'node:http'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '#publisher/origin/listen.ts'
import { drain } from '#running/drain.ts'

export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  events: { name: string; attributes: { key: string; value: { stringValue?: string } }[] }[]
  status: { code?: number; message?: string }
}

interface Sent {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

/** A collector of OpenTelemetry that keeps what it is sent. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const resources: unknown[] = []
  const paths: (string | undefined)[] = []
  const server = http.createServer((request, response) => {
    paths.push(request.url)
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as Sent).resourceSpans) {
        resources.push(resource)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => drain(server, 0))
  return { endpoint: `http://127.0.0.1:${port}`, spans, resources, paths }
}
