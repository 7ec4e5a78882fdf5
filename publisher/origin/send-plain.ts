import type { ServerResponse } from 'node:http'

/** A short answer that is no page of a shop. Never cached. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

/** The same for what asked for data; the shape of `contract/shapes/error.ts`. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  const text = JSON.stringify({ code, message })
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
