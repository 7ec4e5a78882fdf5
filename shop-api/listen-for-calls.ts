import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { SERVER_LIMITS, type ServerLimits } from '#running/server-limits.ts'

interface Place {
  /** 0 for any free one. */
  port: number
  host: string
  limits?: ServerLimits
}

/** Has an app answer at a port. @param onOpen told once it does, with the port. A port that cannot be had is the server's `error` */
export function listenForCalls(
  app: { fetch: Parameters<typeof serve>[0]['fetch'] },
  { port, host, limits = SERVER_LIMITS }: Place,
  onOpen?: (port: number) => void,
): Server {
  const server = serve(
    { fetch: app.fetch, port, hostname: host, serverOptions: limits },
    (address) => void onOpen?.(address.port),
  )
  // It speaks HTTP/1.1: `serve` was given no other.
  return server as Server
}
