import type { ServerOptions } from 'node:http'

/**
 * What both programs bear of a client. One that sends its request byte by byte is cut off with 408, header fields beyond 16 KiB,
 * the address among them, answer 431.
 */
export const SERVER_LIMITS = {
  insecureHTTPParser: false,
  maxHeaderSize: 16 * 1024,
  /** For all header fields to arrive, in milliseconds. */
  headersTimeout: 10_000,
  /** For the whole request with its body. */
  requestTimeout: 120_000,
  /** How often both are looked at: a client may have so much longer. */
  connectionsCheckingInterval: 2_000,
  /** Longer than the idle time of the usual load balancers and proxies, so that they never meet a closing connection. */
  keepAliveTimeout: 65_000,
} satisfies ServerOptions

export type ServerLimits = typeof SERVER_LIMITS
