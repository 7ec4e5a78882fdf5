import http, { type IncomingHttpHeaders } from 'node:http'
import net from 'node:net'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** A request with its own Host header: Node resolves no `*.localhost`. The path goes out exactly as given. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: { method?: string; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path, method, headers: { host: 'demo.localhost:4321', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString(),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** What a server sends back to raw bytes, until it closes the connection. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
