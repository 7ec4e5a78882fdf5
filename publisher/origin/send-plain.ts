import type { ServerResponse } from 'node:http'
import type { Readiness } from '#running/readiness.ts'

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
  sendData(response, status, { code, message })
}

/** What `/readyz` says: for whoever shares requests out among origins. */
export async function sendReadiness(response: ServerResponse, readiness: Readiness): Promise<void> {
  const { status, body } = await readiness.read()
  sendData(response, status, body)
}

function sendData(response: ServerResponse, status: number, data: object): void {
  const text = JSON.stringify(data)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
