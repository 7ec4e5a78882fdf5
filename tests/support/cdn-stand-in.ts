import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '#publisher/origin/listen.ts'

export interface AskedPurge {
  url: string
  headers: http.IncomingHttpHeaders
  body: string
  /** When it was answered (`performance.now()`). */
  at: number
}

/** A stand-in for the purge calls of CDNs: it keeps what it was asked and answers what it is told to. */
export async function openCdnStandIn() {
  const asked: AskedPurge[] = []
  let status = 200
  let delay_ms = 0
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', async () => {
      if (delay_ms > 0) await wait(delay_ms)
      asked.push({ url: request.url ?? '', headers: request.headers, body, at: performance.now() })
      const isXml = request.url?.includes('/distribution/')
      response.writeHead(isXml && status === 200 ? 201 : status, {
        'content-type': isXml ? 'text/xml' : 'application/json',
      })
      response.end(
        isXml ? '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>' : '{"success":true}',
      )
    })
  })
  const port = await listen(server, 0, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** From now on every answer takes so long at least. */
    slow: (ms: number) => void (delay_ms = ms),
    answer: (wanted: number) => void (status = wanted),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
