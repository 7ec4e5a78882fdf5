import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Bytes of a page that come together, few enough to end within a list of options or a row, and the time until the next. */
const PIECE = 200
const PAUSE_MS = 10

/** A shop behind a slow line: its pages come in pieces, all else as it is. @param shop address of the shop */
export async function openSlowWire(shop: string) {
  const { hostname, port, host } = new URL(shop)
  const server = http.createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const ahead = { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }
    const passed = http.request(ahead, async (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      if (!answered.headers['content-type']?.startsWith('text/html')) return void answered.pipe(answer)
      const page = Buffer.concat(await answered.toArray())
      for (let at = 0; at < page.length; at += PIECE) {
        answer.write(page.subarray(at, at + PIECE))
        await wait(PAUSE_MS)
      }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    close: () => void (server.closeAllConnections(), server.close()),
  }
}
