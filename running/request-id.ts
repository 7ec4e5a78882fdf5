import { randomUUID } from 'node:crypto'

/** Names a request on its way from the origin through the API to the jobs it leaves behind. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Nothing that could mean something in a log, a header or a page. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/

/** The id a request came with, or a new one when it has none or a malformed one. */
export function toRequestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()
}
