import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { parseRequests, type SeenRequest } from './parse-requests.ts'

/** Everything one connection brought, and what a strict reader makes of it. */
export interface UpstreamConnection {
  socket: Socket
  bytes: Buffer
  requests: SeenRequest[]
}

/** What the upstream says to a request, as bytes; undefined: nothing yet. */
export type RawAnswer = (request: SeenRequest, socket: Socket) => string | undefined

/**
 * An API without any HTTP library: it keeps every byte, reads requests by their framing alone, and answers each with the
 * request line and the body it saw. What a proxy frames wrongly becomes one more request here, as it does in a real API.
 */
export async function openRawUpstream(answer: RawAnswer = echo) {
  const connections: UpstreamConnection[] = []
  const server = net.createServer((socket) => {
    const connection: UpstreamConnection = { socket, bytes: Buffer.alloc(0), requests: [] }
    connections.push(connection)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      connection.bytes = Buffer.concat([connection.bytes, chunk])
      const { requests } = parseRequests(connection.bytes)
      for (const request of requests.slice(connection.requests.length)) {
        const text = answer(request, socket)
        if (text !== undefined && !socket.destroyed) socket.write(text)
      }
      connection.requests = requests
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    connections,
    listRequests: () => connections.flatMap(({ requests }) => requests),
    async close(): Promise<void> {
      for (const { socket } of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
export type RawUpstream = Awaited<ReturnType<typeof openRawUpstream>>

export function echo({ method, target, body, fault }: SeenRequest): string {
  const text = JSON.stringify({ method, target, body: body.toString('latin1'), fault })
  return toAnswer(method === 'HEAD' ? '' : text, text.length)
}

export function toAnswer(text: string, length = Buffer.byteLength(text)): string {
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`
}
