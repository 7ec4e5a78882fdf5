import type * as z from 'zod/mini'
import type { CallArea } from './staff-rights.ts'

/**
 * Who may make a call.
 * `public`: anybody. `visitor`: anybody, a bearer token changes the answer. `member`: a bearer token (behaviour 1.9).
 * `account`: the same, also of one whose e-mail address is not verified yet. `mfa`: whoever waits for a verify code.
 * `order-token`: order number plus `t`. `admin`: the shop's own staff (ours).
 * `installation`: whoever runs the installation, by its own token; the call's address has no channel (ours).
 */
export type Auth =
  | 'public'
  | 'visitor'
  | 'member'
  | 'account'
  | 'mfa'
  | 'order-token'
  | 'admin'
  | 'installation'

/**
 * `paged`: x-total, x-per-page, x-last-page, x-current-page. `limited`: x-limit. `file`: x-suggested-
 * filename. `redirect`: x-redirect-url.
 */
export type AnswerHeaders = 'paged' | 'limited' | 'file' | 'redirect'

type Schema = z.ZodMiniType

/** The heading a call stands under, e.g. `Cart and checkout`; or a call of ours, which no other API needs to have. */
type Origin = { heading: string; is_ours?: never } | { is_ours: true; heading?: never }

export type CallDefinition = Origin & {
  summary: string
  auth: Auth
  /** Of the staff's calls: what they work on with it (`staff-rights.ts`). */
  area?: CallArea
  /** Of a POST of the staff that only asks: who may read may make it. False of a GET for those who may write alone. */
  reads?: boolean
  /** Values in braces of the path. Every value is a non-empty string unless a schema says more. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** `multipart`: the body arrives as multipart/form-data. */
  body_type?: 'json' | 'multipart'
  /** What a 200 carries; `null` for 204; `file` for a download. */
  response: Schema | null | 'file'
  /**
   * What a 202 carries instead, when the answer takes long and comes another way (behaviour
   * 3.10).
   */
  accepted?: Schema
  /** Content types a file comes in. */
  file_types?: readonly string[]
  /** Cookie of the API's own address that the call reads, by its kind; see `openapi.ts`. */
  cookie?: 'refresh' | 'ticket' | 'oauth' | 'gift'
  headers?: readonly AnswerHeaders[]
  /** Codes of a 4xx beyond the general ones (422 with fields, 401, 404, 413, 429, 503). */
  errors?: readonly string[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Method and path, e.g. `GET /v1/products/{resourceKey}`. */
export type Endpoint = `${Method} /${string}`

/** Names a group of calls without widening their types. Keys are `METHOD /path` with `{params}`. */
// @__NO_SIDE_EFFECTS__
export function declareCalls<const C extends Record<Endpoint, CallDefinition>>(calls: C): C {
  return calls
}
