import type * as z from 'zod/mini'
import type { CallName, CallOutput, Calls } from '#contract/index.ts'

/** Which page of a list it is; becomes the paging headers of behaviour 3.1. */
export interface Paging {
  total: number
  per: number
  page: number
}

/** A cookie that only the API reads: HttpOnly, for the whole origin. */
export interface AnswerCookie {
  name: string
  /** Empty to take the cookie back. */
  value: string
  /** Seconds it stays; without it, it goes when the browser closes. */
  max_age?: number
  /** `Lax` unless it says otherwise. */
  same_site?: 'Lax' | 'Strict'
}

export interface DownloadableFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** Suggested file name, any script. */
  name: string
}

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : never

/** What a handler answers; errors are thrown as `ApiError`. */
export type CallAnswer<Name extends CallName> = (Calls[Name]['response'] extends 'file'
  ? | { file: DownloadableFile }
    | (Calls[Name] extends { accepted: infer A } ? { accepted: OutputOf<A> } : never)
  : CallOutput<Name> extends undefined
    ? { body?: undefined }
    : { body: CallOutput<Name> }) & {
  paging?: Paging
  /** x-limit: how many the list may hold. */
  limit?: number
  /** x-redirect-url: where the browser should go instead. */
  redirect?: string
  cookies?: readonly AnswerCookie[]
}

/** A call with its handler, its types hidden inside; only `mount-call.ts` opens it. */
export interface ServedCall {
  name: CallName
  handle: (context: unknown) => Promise<UntypedAnswer>
}

export interface UntypedAnswer {
  body?: unknown
  /** Sent with 202: the answer comes later and another way. */
  accepted?: unknown
  file?: DownloadableFile
  paging?: Paging
  limit?: number
  redirect?: string
  cookies?: readonly AnswerCookie[]
}
